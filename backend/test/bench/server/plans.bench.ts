import type { PlanSearch } from '#contract/api/plans.contract.js';
import { PlansService } from '#modules/plans/index.js';
import { timed } from '../measuring/constant-rate.js';
import { median, rangeText } from '../measuring/statistics.js';
import { withTestApp, type Place } from '../measuring/with-test-app.js';
import { record } from '../results/record.js';
import { benchCachedSearch } from './cached-search.bench.js';

let income = 41_000;
const newSearch = (): PlanSearch => ({
  household: {
    income: (income += 1),
    // Searches of the same people share priced plans, so each search is for people of other ages.
    people: [income % 34, Math.floor(income / 34) % 34].map((age) => ({ age: 30 + age, aptc_eligible: true })),
  },
  market: 'Individual',
  place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
  year: 2026,
});

/** Measures how long equal searches wait for one another, and how fast cached answers are. */
export const benchPlans = (): Promise<void> =>
  withTestApp(async (place) => {
    await benchSame(place);
    await benchCachedSearch(place, newSearch);
  });

const MANY = 200;
/** Number of rounds in which many identical, simultaneous searches are compared with a single search. */
const ROUNDS = 7;
/**
 * Delay of each call to the marketplace, in milliseconds, while identical searches are compared with a single search.
 */
const UPSTREAM = 50;

/** Sends 200 identical searches at the same time. None of them may take much longer than a single search. */
async function benchSame({ testApp, marketplace }: Place): Promise<void> {
  const plans = testApp.app.get(PlansService, { strict: false });
  marketplace.fault({ kind: 'slow', delayMs: UPSTREAM, count: 0 });
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await timed(() => plans.search(newSearch()));
    const same = newSearch();
    const together = await Promise.all(Array.from({ length: MANY }, () => timed(() => plans.search(same))));
    ratios.push(Math.max(...together) / alone);
  }
  marketplace.clearFaults();
  record('longestWait', median(ratios), rangeText(ratios));
}
