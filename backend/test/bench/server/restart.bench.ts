import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../harness/eventually.js';
import type { TestApp } from '../../harness/test-app.js';
import { HttpClient } from '../measuring/http-client.js';
import { fromElsewhere, startBackend } from '../measuring/start-backend.js';
import { median } from '../measuring/statistics.js';
import { withTestApp, type Place } from '../measuring/with-test-app.js';
import { record } from '../results/record.js';

const STARTS = 7;
const STOPS = 3;
const CALLERS = 10;
/**
 * Delay of each call to the marketplace, in milliseconds, so that searches are in progress when the backend is stopped.
 */
const UPSTREAM = 100;
/** Number of calls that must have been answered before the backend is asked to stop. */
const BEFORE = 50;

/** Measures how long the backend takes to become ready, and whether it stops cleanly under load. */
export const benchRestart = (): Promise<void> =>
  withTestApp(
    async (place) => {
      const { testApp } = place;
      await eventually(() => isWorking(testApp), 'the workers');
      // The first backend that ends stores the compiled code of all modules. The measured starts can then use this
      // code, as in the Docker image, which contains the compiled code from the beginning.
      await (await startBackend(testApp)).backend.stop();
      const starts: number[] = [];
      for (let start = 0; start < STARTS; start += 1) {
        const began = performance.now();
        const { backend } = await startBackend(testApp);
        starts.push((performance.now() - began) / 1_000);
        await backend.kill();
      }
      record('startTime', median(starts), `most ${Math.max(...starts).toFixed(2)} s of ${STARTS}`);
      await benchStops(place);
    },
    { workers: true },
  );

const isWorking = async ({ sql }: TestApp): Promise<boolean> =>
  (await sql.query('select 1 from worker_heartbeats where mail_ok')).rows.length > 0;

const searchOf = (income: number) => ({
  household: { income, people: [{ age: 40, aptc_eligible: true }] },
  market: 'Individual',
  place: { countyfips: '20055', state: 'KS', zipcode: '67846' },
  year: 2026,
});

async function benchStops({ testApp, marketplace }: Place): Promise<void> {
  const [times, exits]: [number[], (number | null)[]] = [[], []];
  let answered = 0;
  const failures = new Map<string, number>();
  for (let stop = 0; stop < STOPS; stop += 1) {
    const { backend, port } = await startBackend(testApp);
    marketplace.fault({ kind: 'slow', delayMs: UPSTREAM, count: 0 });
    const load = new Load(port, stop);
    await eventually(() => load.answered >= BEFORE, 'some answers');
    const began = performance.now();
    exits.push(await backend.stop());
    times.push((performance.now() - began) / 1_000);
    await load.ended;
    marketplace.clearFaults();
    answered += load.answered;
    for (const [failure, count] of load.failures) failures.set(failure, (failures.get(failure) ?? 0) + count);
  }
  if (exits.some((code) => code !== 0)) throw new Error(`the backend ended with ${exits.join(', ')}`);
  record('stopTime', Math.max(...times), `most of ${STOPS}`);
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  record('stopFailed', failed, [`${answered} answered`, ...[...failures].map((one) => one.join(': '))].join('; '));
}

/**
 * Simulated clients that make calls until the backend asks them to close their connection, as it would ask a load
 * balancer. Half of the clients search for plans, which takes some time.
 */
class Load {
  answered = 0;
  /** Number of calls without a valid response, by kind of failure. */
  readonly failures = new Map<string, number>();
  readonly ended: Promise<unknown>;

  constructor(port: number, seed: number) {
    this.ended = Promise.all(
      Array.from({ length: CALLERS }, (_, caller) => this.callUntilSentAway(port, caller, seed)),
    );
  }

  private note(failure: string): void {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }

  private async callUntilSentAway(port: number, caller: number, seed: number): Promise<void> {
    const client = new HttpClient(port);
    for (let call = 0; ; call += 1) {
      const search = searchOf(20_000 + seed * 10_000 + caller * 1_000 + call);
      try {
        const { status, headers } = await (caller % 2 === 0
          ? client.get('/api/auth/me', fromElsewhere())
          : client.post('/api/plans/search', search, fromElsewhere()));
        if (status === 200) this.answered += 1;
        else this.note(`status ${status}`);
        if (headers['connection'] === 'close') return;
      } catch (error) {
        this.note((error as NodeJS.ErrnoException).code ?? String(error));
        return;
      }
      await wait(1);
    }
  }
}
