import { connect, createServer } from 'node:net';
import { PlainError } from './plain-error.mjs';

const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Free means that nobody holds it on this machine's own address or on all addresses. */
export const isFree = async (port) => (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));

export async function claimPort(port, name, what) {
  if (await isFree(port)) return port;
  throw new PlainError(
    `Port ${port}, meant for ${what}, is used by another program: stop that program, or choose another port with ${name}=… in the file .env.`,
  );
}

const handedOut = new Set();

/** A port for something nobody types in: the preferred one, or any free one. */
export async function findPort(preferred) {
  if (preferred && !handedOut.has(preferred) && (await isFree(preferred))) return keep(preferred);
  const port = await new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const chosen = server.address().port;
      server.close(() => resolve(chosen));
    });
  });
  return handedOut.has(port) ? findPort() : keep(port);
}

function keep(port) {
  handedOut.add(port);
  return port;
}

export const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = (yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.setTimeout(1_000, () => answer(false));
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
