import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { exportLink } from '../../builders/managed-user.builder.js';
import type { Browser } from '../../harness/browser.js';
import type { TestApp } from '../../harness/test-app.js';
import { startCaller } from '../measuring/caller-process.js';
import { cookieOf } from '../measuring/http-client.js';
import { startMeasured } from '../measuring/measured-process.js';
import { median, percentile, rangeText } from '../measuring/statistics.js';
import { record, report } from '../results/record.js';

const COPY = `copy (select id, email, first_name, last_name, phone, role, gender, email_confirmed_at is not null,
  closed_at is not null, consent_to_contact, created_at, last_seen_at from users) to stdout with (format csv)`;

interface Took {
  firstByte: number;
  all: number;
  bytes: number;
}

/**
 * Compares the export of users with PostgreSQL's own COPY. The export and the output of COPY are sent over a real
 * connection by the same kind of HTTP server.
 */
export async function benchExport(testApp: TestApp, browser: Browser, rows: number): Promise<void> {
  await testApp.app.listen(0, '127.0.0.1');
  const { port } = testApp.app.getHttpServer().address() as AddressInfo;
  const cookie = cookieOf(browser);
  const link = () => exportLink(browser, { closed: 'any' });
  const ours = async () => read(port, await link(), cookie);
  const copyServer = createServer((_, response) => void copyTo(testApp.database.ownerUrl, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(copyServer, 'listening');
  const theirs = () => read((copyServer.address() as AddressInfo).port, '/', '');
  const growth = await growthWhileRead(port, cookie, await link());
  await theirs();
  const [csv, copy] = [await best(ours), await best(theirs)];
  copyServer.close();
  record('exportFirst', csv.firstByte);
  record('exportMemory', growth, `a later one: ${(await growthWhileRead(port, cookie, await link())).toFixed(1)} MB`);
  report(`CSV of ${rows}: seconds, MB`, `${(csv.all / 1_000).toFixed(2)}, ${(csv.bytes / 1_048_576).toFixed(1)}`);
  report('COPY TO STDOUT through the same kind of socket: seconds', (copy.all / 1_000).toFixed(2));
  record('exportRate', csv.bytes / csv.all / (copy.bytes / copy.all));
  await benchOthers(testApp, cookie, link);
}

/**
 * `PAIRS` is the number of pairs of measurements: one without and one with an export in progress. `OTHERS` is the rate
 * and the number of the other calls that are made during each measurement.
 */
const PAIRS = 5;
const OTHERS = { perSecond: 100, calls: 150 };

/**
 * Measures the 99th percentile of the durations of other calls, first without an export and then while exports run one
 * after another. Records the ratio of the two percentiles.
 */
async function benchOthers(testApp: TestApp, cookie: string, link: () => Promise<string>): Promise<void> {
  const app = await startMeasured('serve-app', testApp.environment, { isPinned: false });
  const caller = startCaller(app.port, cookie);
  // The reader is started before the first time is taken, because the start of a program itself delays other calls.
  const reader = startCaller(app.port, cookie);
  const requests = [{ method: 'GET', path: '/api/auth/me' }];
  const exportJob = async () => ({
    requests: [{ method: 'GET', path: await link() }],
    rate: { perSecond: 1, calls: 1 },
  });
  const others = async (): Promise<number> => percentile(await caller.times({ requests, rate: OTHERS }), 0.99);
  await Promise.all([others(), reader.times(await exportJob())]);
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const without = await others();
    const reading = { isOver: false };
    const readings = (async () => {
      while (!reading.isOver) await reader.times(await exportJob());
    })();
    ratios.push((await others()) / without);
    reading.isOver = true;
    await readings;
  }
  caller.end();
  reader.end();
  await app.end();
  record('exportOthers', median(ratios), rangeText(ratios));
}

async function growthWhileRead(port: number, cookie: string, path: string): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  await readElsewhere(port, cookie, path);
  clearInterval(watch);
  return (most - before) / 1_048_576;
}

/** Downloads the export of users in a separate process. */
async function readElsewhere(port: number, cookie: string, path: string): Promise<void> {
  const options = { host: '127.0.0.1', port, path, headers: { cookie } };
  const script = `require('node:http').get(${JSON.stringify(options)}, (answer) => answer.resume())`;
  await once(spawn(process.execPath, ['-e', script], { stdio: 'inherit' }), 'exit');
}

async function best(work: () => Promise<Took>): Promise<Took> {
  const runs = [await work(), await work(), await work()];
  return runs.sort((a, b) => a.all - b.all)[0] ?? work();
}

async function read(port: number, path: string, cookie: string): Promise<Took> {
  const began = performance.now();
  const [response] = (await once(get({ host: '127.0.0.1', port, path, headers: { cookie } }), 'response')) as [
    IncomingMessage,
  ];
  let firstByte = 0;
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    firstByte ||= performance.now() - began;
    bytes += chunk.length;
  });
  await once(response, 'end');
  return { firstByte, all: performance.now() - began, bytes };
}

class CopyOut implements pg.Submittable {
  constructor(
    private readonly response: ServerResponse,
    private readonly done: () => void,
  ) {}
  submit(connection: pg.Connection): void {
    connection.query(COPY);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.response.write(chunk);
  }
  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.done();
  }
  handleError(error: Error): void {
    this.response.destroy(error);
  }
}

async function copyTo(url: string, response: ServerResponse): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await new Promise<void>((done) => void client.query(new CopyOut(response, done)));
  response.end();
  await client.end();
}
