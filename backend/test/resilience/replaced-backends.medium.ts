import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findPort } from '#sandbox/processes/ports.js';
import { eventually } from '../harness/eventually.js';
import { statusOf } from '../harness/launched-site.js';
import { Program } from '../harness/program.js';
import { TestApp } from '../harness/test-app.js';

/**
 * Number of people who call the site at the same time, and number of calls between two steps of replacing a backend.
 */
const CALLERS = 10;
const CALLS_PER_STEP = 50;

/**
 * A small load balancer that sends calls to its backends in turn. A backend that refuses a connection, or asks the load
 * balancer to close one, gets no further calls. A call is sent to another backend only if no backend has accepted it.
 */
class LoadBalancer {
  backends: number[] = [];
  lost = 0;
  private turn = 0;
  private readonly agent = new Agent({ keepAlive: true });

  private constructor(readonly server: Server) {}

  static async start(): Promise<LoadBalancer> {
    const server = createServer();
    const balancer = new LoadBalancer(server);
    server.on('request', (incoming, reply) => balancer.pass(incoming, reply));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.agent.destroy();
    this.server.close();
  }

  private pass(incoming: IncomingMessage, reply: ServerResponse): void {
    const port = this.backends[(this.turn += 1) % this.backends.length];
    const out = request({ port, path: incoming.url, headers: incoming.headers, agent: this.agent }, (answer) => {
      if (answer.headers.connection === 'close') this.leaveOut(port);
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    out.on('error', (error: NodeJS.ErrnoException) => {
      this.leaveOut(port);
      // A reused connection may have been closed by the backend before the call arrived. The call is then sent again.
      if (error.code === 'ECONNREFUSED' || (out.reusedSocket && error.code === 'ECONNRESET')) {
        this.pass(incoming, reply);
        return;
      }
      this.lost += 1;
      reply.writeHead(502).end();
    });
    out.end();
  }

  private leaveOut(port: number | undefined): void {
    this.backends = this.backends.filter((one) => one !== port);
  }
}

let testApp: TestApp;
let balancer: LoadBalancer;
const running: Program[] = [];
beforeAll(async () => {
  testApp = await TestApp.open({ workers: false });
  balancer = await LoadBalancer.start();
});
afterAll(async () => {
  await Promise.all(running.map((backend) => backend.kill()));
  balancer.close();
  await testApp.close();
});

async function addBackend(): Promise<Program> {
  const port = await findPort();
  const backend = Program.start('backend', {
    ...testApp.environment,
    NODE_ENV: 'production',
    RATE_LIMIT_FACTOR: '1',
    TIMEOUT_FACTOR: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    PORT: String(port),
  });
  running.push(backend);
  await eventually(async () => (await statusOf(`http://127.0.0.1:${port}/health/live`)) === 200, 'the new backend');
  balancer.backends.push(port);
  return backend;
}

it('every call is answered while both backends are replaced one after the other', async () => {
  const old = [await addBackend(), await addBackend()];
  const answers: number[] = [];
  const load = { isOver: false };
  let caller = 0;
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!load.isOver) {
      // Each call comes from a different IP address, so that rate limits do not reject it.
      const address = `10.${(caller += 1) >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
      const answer = await fetch(`${balancer.url}/api/auth/me`, { headers: { 'x-forwarded-for': address } });
      await answer.arrayBuffer();
      answers.push(answer.status);
    }
  });
  const someCalls = async () => {
    const before = answers.length;
    await eventually(() => answers.length >= before + CALLS_PER_STEP, 'some calls');
  };
  await someCalls();
  for (const backend of old) {
    await addBackend();
    await someCalls();
    expect(await backend.stop()).toBe(0);
    await someCalls();
  }
  load.isOver = true;
  await Promise.all(callers);
  expect(balancer.lost).toBe(0);
  expect([...new Set(answers)]).toEqual([200]);
  expect(answers.length).toBeGreaterThan(5 * CALLS_PER_STEP - 1);
});
