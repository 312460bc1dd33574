import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PAGES } from '#contract/pages.js';
import { ensureMedicines } from '#modules/drugs/index.js';
import { Program } from '../../harness/program.js';
import type { TestApp } from '../../harness/test-app.js';
import { callAtConstantRate } from '../measuring/constant-rate.js';
import { cookieOf, HttpClient, type HttpAnswer } from '../measuring/http-client.js';
import { startMeasured, type Measured } from '../measuring/measured-process.js';
import { median } from '../measuring/statistics.js';
import { withTestApp } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';

const FRONTEND = resolve('dist/frontend');
const STANDARD_MINUTES = 20;
const PEOPLE = 10;
/**
 * Number of different searches. The answers of all these searches fit into the cache, so all are cached after the
 * warm-up.
 */
const SEARCHES = 60;
/**
 * Settings for measuring the highest rate of calls that the server can handle: the number of callers and the number of
 * seconds. For `filling` seconds before the measurement, calls only fill the caches.
 */
const CALIBRATION = { callers: 8, filling: 30, seconds: 20 };
/**
 * Fraction of the soak test, counted from its start, whose samples are ignored, because caches are still being filled
 * and code is still being compiled.
 */
const WARM_UP = 0.25;
/**
 * Fraction of all samples that belong to the start of the soak test, and fraction that belong to its end. The median of
 * the samples at the start is compared with the median of the samples at the end.
 */
const END = 0.2;
const SAMPLE_SECONDS = 10;
/** Milliseconds that the server gets before each sample to notice that callers have closed their connections. */
const CLOSING = 500;

type Call = (number: number) => Promise<HttpAnswer>;
interface Sample {
  readonly memory: number;
  readonly handles: number;
}

/**
 * Runs `npm run soak [-- --minutes=N]`: signed-in people and guests use the site at half of its highest rate of calls.
 * Records how much memory use and the number of open handles grow, and how many calls fail.
 */
export async function benchSoak(args: readonly string[]): Promise<void> {
  const minutes = minutesOf(args);
  await withTestApp(
    async ({ testApp }) => {
      await ensureMedicines(testApp.database.ownerUrl);
      const env = { ...testApp.environment, FRONTEND_DIR: FRONTEND, LOG_LEVEL: 'info' };
      const app = await startMeasured('serve-app', env, { isPinned: false });
      const workers = Program.start('workers', { ...testApp.environment, LOG_LEVEL: 'silent' });
      try {
        await soak(app, workers, { ...(await callsOf(testApp, app)), minutes });
      } finally {
        await workers.kill();
        await app.end();
      }
    },
    { env: { APP_URL: 'http://localhost' } },
  );
}

function minutesOf(args: readonly string[]): number {
  const given = args.find((arg) => arg.startsWith('--minutes='));
  const minutes = given ? Number(given.slice('--minutes='.length)) : STANDARD_MINUTES;
  if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');
  return minutes;
}

const searchOf = (number: number) => ({
  household: { income: 30_000 + 500 * (number % SEARCHES), people: [{ age: 58, aptc_eligible: true }] },
  market: 'Individual',
  place: { countyfips: '20055', state: 'KS', zipcode: '67846' },
  year: 2026,
});

/**
 * Returns the calls that people make. All calls in the returned list are made equally often, so a kind of call that
 * people make frequently is in the list several times.
 */
async function callsOf(testApp: TestApp, { port }: Measured): Promise<Omit<Load, 'minutes'>> {
  const guest = new HttpClient(port);
  const people: { client: HttpClient; email: string; password: string }[] = [];
  while (people.length < PEOPLE) {
    const { browser, email, password } = await testApp.signedIn();
    people.push({ client: new HttpClient(port, cookieOf(browser)), email, password });
  }
  const person = (number: number) => people[number % PEOPLE] ?? { client: guest, email: '', password: '' };
  const words = ['lip', 'metf', 'eliq', 'sertr', 'gabap', 'losa', 'warfa', 'omepr', 'furos', 'jardi'];
  const word = (number: number): string => words[number % words.length] ?? '';
  const search = (client: HttpClient, number: number) => client.post('/api/plans/search', searchOf(number));
  const medicine = (client: HttpClient, number: number) => client.get(`/api/drugs/autocomplete?q=${word(number)}`);
  const calls: Call[] = [
    (number) => guest.get([PAGES.home, PAGES.plans, PAGES.blog, PAGES.help][number % 4]?.path ?? '/'),
    () => guest.get('/api/auth/me'),
    () => guest.get('/api/counties/by/zip/67846'),
    (number) => search(guest, number),
    (number) => search(guest, number * 7),
    (number) => medicine(guest, number),
    (number) => person(number).client.get('/api/auth/me'),
    (number) => search(person(number).client, number * 3),
    (number) => search(person(number).client, number * 11),
    (number) => medicine(person(number).client, number),
    (number) => person(number).client.get('/api/saved'),
    (number) => person(number).client.get('/api/account'),
    (number) => person(number).client.get('/api/medicines/mine'),
    (number) =>
      person(number).client.send('PUT', '/api/medicines/mine', {
        medicines: [{ rxcui: String(617_310 + (number % 50)), name: word(number) }],
      }),
    // Only every fifth call to this function is a login, because a login checks a password and therefore takes much
    // longer than other calls. The other four are health checks.
    (number) => {
      const { email, password } = person(number);
      return number % 5 === 0 ? guest.post('/api/auth/login_user', { email, password }) : guest.get('/health/live');
    },
  ];
  return { calls, hangUp: () => [guest, ...people.map(({ client }) => client)].forEach((client) => client.close()) };
}

/** Makes one call after another and counts the failed ones, which have no response or an unexpected status. */
class Caller {
  made = 0;
  readonly errors = new Map<string, number>();

  constructor(private readonly calls: readonly Call[]) {}

  readonly next = async (): Promise<void> => {
    const number = (this.made += 1);
    const index = number % this.calls.length;
    const call = this.calls[index];
    if (!call) return;
    try {
      const { status } = await call(Math.floor(number / this.calls.length));
      if (status >= 400) this.note(`call ${index} answered ${status}`);
    } catch (error) {
      this.note(`call ${index}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
    }
  };

  private note(error: string): void {
    this.errors.set(error, (this.errors.get(error) ?? 0) + 1);
  }
}

interface Load {
  calls: readonly Call[];
  /** Closes the connections of all callers. The next calls open new ones. */
  hangUp: () => void;
  minutes: number;
}

async function soak(app: Measured, workers: Program, { calls, hangUp, minutes }: Load): Promise<void> {
  const caller = new Caller(calls);
  const perSecond = Math.max(1, Math.round((await greatestRate(caller)) / 2));
  report('calls per second at half load', perSecond);
  const samples: { backend: Sample; workers: Sample | null }[] = [];
  const ends = performance.now() + minutes * 60_000;
  while (performance.now() < ends) {
    await callAtConstantRate(caller.next, { perSecond, calls: perSecond * SAMPLE_SECONDS });
    // Callers open more connections when responses are late. Close these connections first, so that only the server's
    // own handles are counted.
    hangUp();
    await wait(CLOSING);
    const { memory, handles } = await app.usage();
    samples.push({ backend: { memory, handles }, workers: sampleOf(workers.pid) });
  }
  const counted = samples.slice(Math.floor(samples.length * WARM_UP));
  const detail = `${minutes} min, ${perSecond} calls per second`;
  const ofWorkers = counted.flatMap(({ workers: sample }) => sample ?? []);
  const [backend, others] = [growthOf(counted.map(({ backend: sample }) => sample)), growthOf(ofWorkers)];
  record(
    'soakMemory',
    Math.max(backend.memory, others.memory || -Infinity),
    `${detail}; ${textOf('memory', backend, others)}`,
  );
  record('soakHandles', Math.max(backend.handles, others.handles || -Infinity), textOf('handles', backend, others));
  const failed = [...caller.errors.values()].reduce((sum, count) => sum + count, 0);
  record(
    'soakErrors',
    failed,
    [`${caller.made} calls`, ...[...caller.errors].map(([error, count]) => `${count}x ${error}`)].join('; '),
  );
}

/** Returns how many calls per second the server answers if a few callers make calls without a pause. */
async function greatestRate(caller: Caller): Promise<number> {
  const callFor = async (seconds: number): Promise<void> => {
    const ends = performance.now() + seconds * 1_000;
    const callers = Array.from({ length: CALIBRATION.callers }, async () => {
      while (performance.now() < ends) await caller.next();
    });
    await Promise.all(callers);
  };
  await callFor(CALIBRATION.filling);
  const [before, began] = [caller.made, performance.now()];
  await callFor(CALIBRATION.seconds);
  return ((caller.made - before) * 1_000) / (performance.now() - began);
}

/**
 * Returns the memory use of a process in bytes and the number of its open files, or null if the operating system does
 * not provide them.
 */
function sampleOf(pid: number): Sample | null {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return null;
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]);
  return { memory: kilobytes * 1_024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/**
 * Compares the first and the last samples of a soak test. Returns the growth of memory use in percent, and the growth
 * of the number of open files.
 */
function growthOf(samples: readonly Sample[]): Sample {
  const size = Math.max(1, Math.floor(samples.length * END));
  const ends = (pick: (sample: Sample) => number): [number, number] => [
    median(samples.slice(0, size).map(pick)),
    median(samples.slice(-size).map(pick)),
  ];
  const [memory, handles] = [ends((sample) => sample.memory), ends((sample) => sample.handles)];
  return { memory: 100 * (memory[1] / memory[0] - 1), handles: handles[1] - handles[0] };
}

function textOf(what: keyof Sample, backend: Sample, workers: Sample): string {
  const text = (figure: number): string =>
    Number.isNaN(figure) ? 'not known' : figure.toFixed(what === 'memory' ? 1 : 0);
  return `backend ${text(backend[what])}, workers ${text(workers[what])}`;
}
