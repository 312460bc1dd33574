import { connect, type Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

const lengthIn = (head: string): number => Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);

async function repeat(socket: Socket, request: Buffer, times: number): Promise<void> {
  let buffered: Buffer = Buffer.alloc(0);
  let left = times;
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk]);
      const end = buffered.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const head = buffered.subarray(0, end).toString('latin1');
      const total = end + END_OF_HEAD.length + lengthIn(head);
      if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(total)) return finish(new Error(head.split('\r\n')[0]));
      if (buffered.length < total) return;
      buffered = buffered.subarray(total);
      left -= 1;
      if (left === 0) return finish();
      socket.write(request);
    };
    const finish = (error?: Error): void => {
      socket.off('data', read);
      if (error) reject(error);
      else resolve();
    };
    socket.on('data', read);
    socket.once('error', reject);
    socket.write(request);
  });
}

export async function firstAnswer(port: number, request: Buffer): Promise<[string, Buffer]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  let buffered: Buffer = Buffer.alloc(0);
  for await (const chunk of socket) {
    buffered = Buffer.concat([buffered, chunk]);
    const end = buffered.indexOf(END_OF_HEAD);
    const head = buffered.subarray(0, Math.max(0, end)).toString('latin1');
    const body = buffered.subarray(end + END_OF_HEAD.length);
    if (end >= 0 && body.length >= lengthIn(head)) return [head, body];
  }
  throw new Error('the connection ended before the answer did');
}

export async function load(
  port: number,
  request: Buffer,
  { times, connections = 8 }: { times: number; connections?: number },
): Promise<number> {
  const sockets = await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket: Socket = connect(port, '127.0.0.1', () => resolve(socket));
          socket.once('error', reject);
        }),
    ),
  );
  const start = performance.now();
  await Promise.all(sockets.map((socket) => repeat(socket, request, Math.ceil(times / connections))));
  const took = performance.now() - start;
  sockets.forEach((socket) => socket.destroy());
  return took;
}

export function requestBytes(path: string, headers: Record<string, string>, body: string): Buffer {
  const lines = {
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'accept-encoding': 'gzip, br',
    'sec-fetch-site': 'same-origin',
    ...headers,
  };
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\n${Object.entries(lines)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  );
}
