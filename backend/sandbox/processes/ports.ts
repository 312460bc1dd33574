import { connect, createServer } from 'node:net';
import { PlainError } from '../bootstrap/plain-error.mjs';
import type { Settings } from './environment.ts';

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Returns whether a port is free, both on 127.0.0.1 and on all addresses. */
const isFree = async (port: number): Promise<boolean> =>
  (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));

/** A port is not needed if the setting named in `unless` is set. */
const KNOWN: readonly { name: string; what: string; unless?: string }[] = [
  { name: 'PORT', what: 'the website' },
  { name: 'MAILBOX_PORT', what: 'the mailbox', unless: 'SMTP_URL' },
  { name: 'MARKETPLACE_PORT', what: 'the local marketplace', unless: 'MARKETPLACE_API_URL' },
];

/** Before any slow work begins. @throws PlainError for the first required port that is in use */
export async function checkPorts(settings: Settings): Promise<void> {
  for (const { name, what, unless } of KNOWN) {
    if ((unless && settings[unless]) || (await isFree(Number(settings[name])))) continue;
    throw new PlainError(
      `Port ${settings[name]}, meant for ${what}, is used by another program: stop that program, ` +
        `or choose another port with ${name}=… in the file .env.`,
    );
  }
}

const handedOut = new Set<number>();

/** Returns a free port for internal use: the preferred one if possible, otherwise any. */
export async function findPort(preferred?: number): Promise<number> {
  if (preferred && !handedOut.has(preferred) && (await isFree(preferred))) return handOut(preferred);
  const port = await new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const chosen = address && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(chosen));
    });
  });
  return handedOut.has(port) ? findPort() : handOut(port);
}

/** On another port if a program has taken this one since. @returns what `start` returns, or null */
export async function startOnFreePort<T>(port: number, start: (port: number) => Promise<T | null>): Promise<T | null> {
  try {
    const server = await start(port);
    if (server !== null || !(await accepts(port))) return server;
  } catch (error) {
    if (!(await accepts(port))) throw error;
  }
  return start(await findPort());
}

function handOut(port: number): number {
  handedOut.add(port);
  return port;
}

export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = (yes: boolean): void => {
      socket.destroy();
      resolve(yes);
    };
    socket.setTimeout(1_000, () => answer(false));
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
