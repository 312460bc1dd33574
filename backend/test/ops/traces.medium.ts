import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTracing } from '#platform/tracing/tracing.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { TestApp } from '../harness/test-app.js';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: object }[];
}
const received: string[] = [];
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      received.push(Buffer.concat(parts).toString());
      response.setHeader('content-type', 'application/json').end('{}');
    });
});
let testApp: TestApp;
let stopTracing: () => Promise<void>;

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  stopTracing = await startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`, 'test');
  testApp = await TestApp.open();
});
afterAll(async () => {
  await testApp?.close();
  collector.close();
});

it('a request and its jobs form one trace, which contains no personal data', async () => {
  const person = aSignUp();
  const answer = await testApp.browser().post('/api/users/signup', person);
  await testApp.mailbox.tokenFor(person.email, 'confirm');
  await testApp.stopWorkers();
  await stopTracing();
  const spans = received.flatMap((text) =>
    (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const request = spans.find(({ name }) => name === 'POST /api/users/signup');
  expect(request).toMatchObject({ kind: 2 });
  expect(request?.attributes).toContainEqual({
    key: 'request.id',
    value: { stringValue: answer.headers['x-request-id'] },
  });
  const own = spans.filter((span) => span.traceId === request?.traceId);
  expect(own.filter(({ name }) => name.startsWith('user.signedUp')).map(({ parentSpanId }) => parentSpanId)).toContain(
    request?.spanId,
  );
  expect(received.join('\n')).not.toMatch(new RegExp(`${person.email}|${person.name}|${person.password}`));
});
