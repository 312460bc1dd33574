import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { TestApp } from '../harness/test-app.js';

let server: Server;
const testApp = TestApp.forTests({ workers: false });
beforeAll(async () => {
  await testApp.app.listen(0, '127.0.0.1');
  server = testApp.app.getHttpServer();
});

/**
 * Sends the beginning of a request and then one more byte at a time. Returns what the server sends before it closes the
 * connection.
 */
async function drip(beginning: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  // The server may close the connection while the client is still sending a byte, which causes an error in the client.
  // This error is ignored. The function `once` cannot be used to wait until the connection is closed, because its
  // promise is rejected when an error occurs.
  socket.on('error', () => undefined);
  socket.write(beginning);
  const dripping = setInterval(() => socket.write('x'), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  return said;
}

const HEAD = 'POST /api/auth/login_user HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

it('a request must arrive within half a minute, its headers within a quarter of one', () => {
  expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 15_000]);
});

it.each([
  ['body', `${HEAD}content-length: 50000\r\n\r\n`],
  ['headers', `${HEAD}x-slow: `],
])('a connection whose %s arrive too slowly is closed with 408', async (_what, beginning) => {
  // Node reads its request timeouts each time it checks the open connections, so the test can shorten them after the
  // server has started.
  Object.assign(server, { requestTimeout: 300, headersTimeout: 200 });
  expect(await drip(beginning)).toMatch(/^HTTP\/1\.1 408 /);
});
