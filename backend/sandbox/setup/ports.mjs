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

/** Ports people type in: what each is for, and the setting that makes it superfluous. */
const KNOWN = [
  { name: 'PORT', what: 'the website' },
  { name: 'MAILBOX_PORT', what: 'the mailbox', unless: 'SMTP_URL' },
  { name: 'MARKETPLACE_PORT', what: 'the local marketplace', unless: 'MARKETPLACE_API_URL' },
];

/** @throws PlainError for the first port that is needed and taken; asked before anything takes time */
export async function checkPorts(settings) {
  for (const { name, what, unless } of KNOWN) {
    if ((unless && settings[unless]) || (await isFree(Number(settings[name])))) continue;
    throw new PlainError(
      `Port ${settings[name]}, meant for ${what}, is used by another program: stop that program, or choose another port with ${name}=… in the file .env.`,
    );
  }
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
