import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTracing } from '../../src/platform/tracing/traces.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { House } from '../harness/house.js';

interface Span { name: string; traceId: string; spanId: string; parentSpanId?: string; kind: number }
const received: string[] = [];
/** As small as a collector can be. */
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part)).on('end', () => {
    received.push(Buffer.concat(parts).toString());
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
let house: House;
let stopTracing: () => Promise<void>;

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  stopTracing = await startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`, 'test');
  house = await House.open();
});
afterAll(async () => {
  await house?.close();
  collector.close();
});

it('a request and the jobs it caused are one trace, which tells nothing of the person', async () => {
  const person = aSignUp();
  const answer = await house.browser().post('/api/users/signup', person);
  await house.mailbox.tokenFor(person.email, 'confirm');
  await house.stopWorkers();
  await stopTracing();
  const spans = received.flatMap((text) => (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  const traceId = String(answer.headers['x-request-id']).replaceAll('-', '');
  const own = spans.filter((span) => span.traceId === traceId);
  const request = own.find(({ name }) => name === 'POST /api/users/signup');
  expect(request).toMatchObject({ kind: 2 });
  expect(own.filter(({ name }) => name.startsWith('user.signedUp')).map(({ parentSpanId }) => parentSpanId)).toContain(request?.spanId);
  expect(received.join('\n')).not.toMatch(new RegExp(`${person.email}|${person.name}|${person.password}`));
});
