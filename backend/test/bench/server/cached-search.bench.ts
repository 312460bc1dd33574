import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { startCaller } from '../measuring/caller-process.js';
import { cookieOf } from '../measuring/http-client.js';
import { firstAnswer, load, requestBytes } from '../measuring/load.js';
import { startMeasured, type Measured } from '../measuring/measured-process.js';
import { median, percentile, rangeText } from '../measuring/statistics.js';
import type { Place } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';
import { ratios, rounds } from './paired-servers.js';

const COLD = 12;
/**
 * Number of cached searches from whose durations the 99th percentile is calculated, and number of these searches that
 * are sent per second.
 */
const CACHED = { calls: 1_000, perSecond: 100 };
const SEARCH = '/api/plans/search';

/** Saves a response of the app to a file byte for byte. The bare server sends this file as its response. */
async function recordAnswer(port: number, request: Buffer): Promise<string> {
  const [head = '', body] = await firstAnswer(port, request);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`the search answered ${head}`);
  const lines = head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const);
  const headers = Object.fromEntries(
    lines.filter(([name]) => !/^(connection|keep-alive|date|content-length)$/i.test(name)),
  );
  const file = join(tmpdir(), `bench-answer-${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ path: SEARCH, headers, body: body.toString('base64') }));
  return file;
}

/**
 * Compares the speed of a cached answer, for a person who is signed in and for a guest, with that of a bare handler of
 * the same frameworks that sends the same bytes, and with the speed of an uncached answer.
 */
export async function benchCachedSearch({ testApp, marketplace }: Place, newSearch: () => PlanSearch): Promise<void> {
  const { browser } = await testApp.signedIn();
  const cookie = cookieOf(browser);
  const bytesOf = (search: PlanSearch): Buffer => requestBytes(SEARCH, { cookie }, JSON.stringify(search));
  const env = { ...testApp.environment, LOG_LEVEL: 'info' };
  const app = await startMeasured('serve-app', env);
  const search = newSearch();
  const request = bytesOf(search);
  const file = await recordAnswer(app.port, request);
  const bare = await startMeasured('serve-bare', { BENCH_ANSWER: file });
  const bareAgain = await startMeasured('serve-bare', { BENCH_ANSWER: file });
  const guest = requestBytes(SEARCH, {}, JSON.stringify(search));
  const [ofBare = [], ofBareAgain = [], ofMember = [], ofGuest = []] = await rounds([
    { server: bare, request },
    { server: bareAgain, request },
    { server: app, request },
    { server: app, request: guest },
  ]);
  await Promise.all([bare, bareAgain].map((server) => server.end()));
  rmSync(file);
  const micros = [ofBare, ofMember, ofGuest].map((costs) => median(costs).toFixed(0));
  report('processor time, µs: bare handler, signed in, guest', micros.join(', '));
  for (const [target, found] of [
    ['cachedCpu', ratios(ofBare, ofMember)],
    ['cachedGuestCpu', ratios(ofBare, ofGuest)],
    ['cachedControl', ratios(ofBare, ofBareAgain)],
  ] as const)
    record(target, median(found), rangeText(found));
  const cold = await coldTimes(app, marketplace, () => bytesOf(newSearch()));
  await benchHot(app, { search, request, cookie }, cold);
  await app.end();
}

/** Returns the durations of uncached searches in milliseconds, while each call to the marketplace takes 200 ms. */
async function coldTimes(app: Measured, marketplace: Place['marketplace'], next: () => Buffer): Promise<number[]> {
  marketplace.fault({ kind: 'slow', delayMs: 200, count: 0 });
  const cold: number[] = [];
  for (let turn = 0; turn < COLD; turn += 1) cold.push(await load(app.port, next(), { times: 1, connections: 1 }));
  marketplace.clearFaults();
  return cold;
}

async function benchHot(
  { port }: Measured,
  { search, request, cookie }: { search: PlanSearch; request: Buffer; cookie: string },
  cold: readonly number[],
): Promise<void> {
  const hot: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) hot.push(await load(port, request, { times: 1, connections: 1 }));
  const [slow, fast] = [median(cold), median(hot)];
  record('coldToCached', slow / fast, `${slow.toFixed(0)} ms and ${fast.toFixed(2)} ms`);
  const caller = startCaller(port, cookie);
  // Request a compressed answer, as a browser does. An uncompressed answer is so large that the measured time would
  // include the time that the caller takes to read it.
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const requests = [{ method: 'POST', path: SEARCH, body: search }];
  await caller.times({ requests, headers, rate: { ...CACHED, calls: CACHED.perSecond } });
  const times = await caller.times({ requests, headers, rate: CACHED });
  caller.end();
  record('cachedP99', percentile(times, 0.99), `p50 ${median(times).toFixed(2)} ms`);
}
