import * as z from 'zod/mini';
import { PlanSearchReply, type PlanSearch } from '#contract/api/plans.contract.js';
import { MARKETPLACE_BATCH, MARKETPLACE_PAGE } from '#contract/limits/marketplace.js';
import { PlansService } from '#modules/plans/index.js';
import { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { benchSpeed } from './speed.bench.js';
import { report, withTestApp, type Place } from './with-test-app.js';

const DALLAS = { countyfips: '48113', state: 'TX', zipcode: '75001' };
let income = 41_000;
/** Place in a county with few plans, so that the marketplace stand-in answers many searches quickly. */
const FINNEY = { countyfips: '20055', state: 'KS', zipcode: '67846' };
const newSearch = (place = DALLAS): PlanSearch => ({
  household: {
    income: (income += 1),
    people: [{ age: 58, aptc_eligible: true, gender: 'Female', uses_tobacco: false }],
  },
  market: 'Individual',
  place,
  year: 2026,
});

export const benchPlans = (): Promise<void> =>
  withTestApp(async ({ testApp, marketplace }) => {
    const plans = testApp.app.get(PlansService, { strict: false });
    const question = newSearch();
    const { answer } = await plans.search(question);
    const { total } = z.parse(PlanSearchReply, await answer.json());
    const bar = Math.ceil(total / MARKETPLACE_PAGE) + Math.ceil(total / MARKETPLACE_BATCH) + 3;
    report(`upstream calls, cold, ${total} plans (bar ${bar})`, marketplace.calls.total);
    marketplace.calls.reset();
    await plans.search(question);
    report('upstream calls, repeat (bar 0)', marketplace.calls.total);
    const same = newSearch();
    await Promise.all(Array.from({ length: 200 }, () => plans.search(same)));
    report(
      'estimates asked by 200 identical cold searches (bar 1)',
      marketplace.calls.count('/households/eligibility/estimates'),
    );
    await benchMany({ testApp, marketplace });
    await benchSpeed({ testApp, marketplace }, () => newSearch());
  });

const DELAY = 5;
const MANY = 200;
const PRESSES = 8;

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
  report(
    `${MANY} different cold searches at once: most on the wire (bar 4)`,
    testApp.app.get(MarketplaceClient, { strict: false }).counters.mostAtOnce,
  );
  report(
    `  upstream calls, answered by press (calls of ${DELAY} ms)`,
    `${marketplace.calls.total}, ${answered.join(' + ')} in ${((performance.now() - began) / 1_000).toFixed(1)} s`,
  );
}
