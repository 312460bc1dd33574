import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { firstAnswer, load, requestBytes } from './load.js';
import { startMeasured, type Measured } from './measured-process.js';
import { median, ratioText } from './statistics.js';
import { report, type Place } from './with-test-app.js';

const ROUNDS = 50;
const EACH = 240;
const WARM_UP = 30_000;
const COLD = 12;

type Question = () => PlanSearch;
interface Contender {
  readonly server: Measured;
  readonly request: Buffer;
}

async function costOf({ server, request }: Contender): Promise<{ cpu: number; wall: number }> {
  const before = await server.cpu();
  const wall = await load(server.port, request, { times: EACH });
  return { cpu: ((await server.cpu()) - before) / EACH, wall: wall / EACH };
}

/** Measures all servers in every round, in varying order, so that other load on the machine affects them equally. */
async function rounds(contenders: readonly Contender[], warmUp = WARM_UP): Promise<{ cpu: number; wall: number }[][]> {
  for (const { server, request } of contenders) await load(server.port, request, { times: warmUp });
  const found: { cpu: number; wall: number }[][] = contenders.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = contenders.map((_, index) => (index + round) % contenders.length);
    for (const index of round % 2 === 0 ? order : order.toReversed()) {
      const contender = contenders[index];
      if (contender) found[index]?.push(await costOf(contender));
    }
  }
  return found;
}

const ratios = (
  base: readonly { cpu: number; wall: number }[],
  other: readonly { cpu: number; wall: number }[],
  what: 'cpu' | 'wall',
): number[] => base.map((one, index) => one[what] / (other[index]?.[what] ?? Number.NaN));

async function record(port: number, request: Buffer): Promise<string> {
  const [head = '', body] = await firstAnswer(port, request);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`the search answered ${head}`);
  const lines = head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const);
  const headers = Object.fromEntries(lines.filter(([name]) => !/^(connection|keep-alive|date)$/i.test(name)));
  const file = join(tmpdir(), `bench-answer-${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }));
  return file;
}

async function timedSearch(port: number, request: Buffer): Promise<number> {
  return load(port, request, { times: 1, connections: 1 });
}

/**
 * Compares the speed of a cached answer with that of a plain Node server and with that of an uncached answer. Also
 * compares a stale answer with a fresh one.
 */
export async function benchSpeed({ testApp, marketplace }: Place, newSearch: Question): Promise<void> {
  const { browser } = await testApp.signedIn();
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const bytesOf = (search: PlanSearch): Buffer => requestBytes('/api/plans/search', { cookie }, JSON.stringify(search));
  const app = await startMeasured('serve-app', { ...testApp.environment, LOG_LEVEL: 'info' });
  const plain = await startMeasured('serve-app', { ...testApp.environment, LOG_LEVEL: 'info', BENCH_FAST_PATH: 'off' });
  const [fresh, stale] = [newSearch(), newSearch()];
  const file = await record(app.port, bytesOf(fresh));
  await timedSearch(app.port, bytesOf(stale));
  const [raw, rawAgain] = [
    await startMeasured('serve-raw', { BENCH_ANSWER: file }),
    await startMeasured('serve-raw', { BENCH_ANSWER: file }),
  ];
  const request = bytesOf(fresh);
  const [ofRaw = [], ofRawAgain = [], ofApp = [], ofPlain = []] = await rounds([
    { server: raw, request },
    { server: rawAgain, request },
    { server: app, request },
    { server: plain, request },
  ]);
  plain.end();
  report('raw against cached search without the fast path', ratioText(ratios(ofRaw, ofPlain, 'cpu')));
  report('processor time without the fast path against with it', ratioText(ratios(ofPlain, ofApp, 'cpu')));
  report('  µs without the fast path', median(ofPlain.map(({ cpu }) => cpu)).toFixed(0));
  report('raw against raw, processor time (control: 0.9 to 1.1)', ratioText(ratios(ofRaw, ofRawAgain, 'cpu')));
  report('raw against cached search, processor time (bar 0.40)', ratioText(ratios(ofRaw, ofApp, 'cpu')));
  report('raw against cached search, wall time', ratioText(ratios(ofRaw, ofApp, 'wall')));
  report(
    'processor time of one cached search, µs (raw)',
    `${median(ofApp.map(({ cpu }) => cpu)).toFixed(0)} (${median(ofRaw.map(({ cpu }) => cpu)).toFixed(0)})`,
  );
  await benchCold(app, { marketplace, testApp }, bytesOf, newSearch, request);
  await benchStale(app, { testApp }, bytesOf(stale), request, marketplace);
  [app, raw, rawAgain].forEach((server) => server.end());
}

async function benchCold(
  app: Measured,
  { marketplace }: Place,
  bytesOf: (search: PlanSearch) => Buffer,
  newSearch: Question,
  cached: Buffer,
): Promise<void> {
  marketplace.fault({ kind: 'slow', delayMs: 200, count: 0 });
  const [cold, hot]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < COLD; turn += 1) cold.push(await timedSearch(app.port, bytesOf(newSearch())));
  for (let turn = 0; turn < 200; turn += 1) hot.push(await timedSearch(app.port, cached));
  marketplace.clearFaults();
  report('cold p50 / cached p50, upstream 200 ms (bar 50)', (median(cold) / median(hot)).toFixed(0));
  report(
    'cold p50, cached p50, cached p99, ms',
    [median(cold).toFixed(0), median(hot).toFixed(2), hot.toSorted((a, b) => a - b)[197]?.toFixed(2)].join(', '),
  );
}

/**
 * Compares the speed of a stale cached answer with that of a fresh one. Calls to the marketplace fail during the
 * measurement, so the stale answer is not renewed.
 */
async function benchStale(
  app: Measured,
  { testApp }: Pick<Place, 'testApp'>,
  old: Buffer,
  fresh: Buffer,
  marketplace: Place['marketplace'],
): Promise<void> {
  marketplace.fault({ kind: '500', count: 0 });
  await testApp.sql.query(
    `update cache_entries set fresh_until = now() - interval '1 minute' where kind = 'search' and fetched_at =
       (select fetched_at from cache_entries where kind = 'search' order by fetched_at offset 1 limit 1)`,
  );
  await app.forget();
  const [ofFresh = [], ofStale = []] = await rounds(
    [
      { server: app, request: fresh },
      { server: app, request: old },
    ],
    WARM_UP / 10,
  );
  marketplace.clearFaults();
  report('stale against fresh, processor time (bar 1.1)', ratioText(ratios(ofStale, ofFresh, 'cpu')));
}
