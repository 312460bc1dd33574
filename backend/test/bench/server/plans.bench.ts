import * as z from 'zod/mini';
import { PlanSearchReply, type PlanSearch } from '#contract/api/plans.contract.js';
import { PlansService } from '#modules/plans/index.js';
import { MARKETPLACE_BATCH, MARKETPLACE_PAGE } from '#platform/marketplace/limits.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { timed } from '../measuring/constant-rate.js';
import { median, rangeText } from '../measuring/statistics.js';
import { withTestApp, type Place } from '../measuring/with-test-app.js';
import { record, report } from '../results/record.js';
import { benchCachedSearch } from './cached-search.bench.js';

const DALLAS = { countyfips: '48113', state: 'TX', zipcode: '75001' };
let income = 41_000;
/** Place in a county with few plans, so that the marketplace stand-in answers many searches quickly. */
const FINNEY = { countyfips: '20055', state: 'KS', zipcode: '67846' };
const newSearch = (place = DALLAS): PlanSearch => ({
  household: {
    income: (income += 1),
    // Searches of the same people share priced plans, so each search is for people of other ages.
    people: [income % 34, Math.floor(income / 34) % 34].map((age) => ({ age: 30 + age, aptc_eligible: true })),
  },
  market: 'Individual',
  place,
  year: 2026,
});

/** Measures how many calls to the marketplace a plan search makes, and how fast cached answers are. */
export const benchPlans = (): Promise<void> =>
  withTestApp(async (place) => {
    const callsOfOne = await benchCalls(place);
    await benchSame(place, callsOfOne);
    await benchMany(place);
    await benchCachedSearch(place, () => newSearch());
  });

/**
 * Counts the calls to the marketplace that an uncached search makes, and the calls that the same search makes when it
 * is repeated. Returns the number of calls of the uncached search.
 */
async function benchCalls({ testApp, marketplace }: Place): Promise<number> {
  const plans = testApp.app.get(PlansService, { strict: false });
  const question = newSearch();
  marketplace.calls.reset();
  const { answer } = await plans.search(question);
  const { total } = z.parse(PlanSearchReply, await answer.json());
  const all = marketplace.calls.total;
  const ofPlans = marketplace.calls.count('/plans/search') + marketplace.calls.count('/plans');
  const allowed = Math.ceil(total / MARKETPLACE_PAGE) + Math.ceil(total / MARKETPLACE_BATCH);
  record(
    'upstreamPerPlan',
    ofPlans / total,
    `${ofPlans} of ${allowed} calls for ${total} plans; ${all} with the credit`,
  );
  marketplace.calls.reset();
  await plans.search(question);
  record('upstreamRepeat', marketplace.calls.total);
  return all;
}

const MANY = 200;
/** Number of rounds in which many identical, simultaneous searches are compared with a single search. */
const ROUNDS = 7;
/**
 * Delay of each call to the marketplace, in milliseconds, while identical searches are compared with a single search.
 */
const UPSTREAM = 50;

/**
 * Sends 200 identical searches at the same time. They must share one search of the marketplace, and none of the 200
 * searches may take much longer than a single search.
 */
async function benchSame({ testApp, marketplace }: Place, callsOfOne: number): Promise<void> {
  const plans = testApp.app.get(PlansService, { strict: false });
  marketplace.fault({ kind: 'slow', delayMs: UPSTREAM, count: 0 });
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await timed(() => plans.search(newSearch()));
    const same = newSearch();
    marketplace.calls.reset();
    const together = await Promise.all(Array.from({ length: MANY }, () => timed(() => plans.search(same))));
    ratios.push(Math.max(...together) / alone);
  }
  marketplace.clearFaults();
  record('singleFlight', marketplace.calls.total / callsOfOne, `${marketplace.calls.total} calls, as for one search`);
  record('longestWait', median(ratios), rangeText(ratios));
}

/** Delay of each call to the marketplace, in milliseconds, while many people search. */
const DELAY = 5;
const PRESSES = 4;

/**
 * Measures many simultaneous searches for different households. A search that is rejected is repeated until it
 * succeeds.
 */
async function benchMany({ testApp, marketplace }: Place): Promise<void> {
  const plans = testApp.app.get(PlansService, { strict: false });
  marketplace.fault({ kind: 'slow', delayMs: DELAY, count: 0 });
  marketplace.calls.reset();
  const began = performance.now();
  const answered: number[] = [];
  let left = Array.from({ length: MANY }, () => newSearch(FINNEY));
  while (left.length > 0 && answered.length < PRESSES) {
    const looks = await Promise.all(
      left.map((search) =>
        plans.search(search).then(
          () => true,
          () => false,
        ),
      ),
    );
    answered.push(looks.filter(Boolean).length);
    left = left.filter((_, index) => !looks[index]);
  }
  marketplace.clearFaults();
  record('atOnce', testApp.app.get(MarketplaceClient, { strict: false }).counters.mostAtOnce);
  report(
    `upstream calls, answered by press (calls of ${DELAY} ms)`,
    `${marketplace.calls.total}, ${answered.join(' + ')} in ${((performance.now() - began) / 1_000).toFixed(1)} s`,
  );
}
