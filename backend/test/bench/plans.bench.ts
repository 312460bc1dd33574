import * as z from 'zod/mini';
import { type PlanSearch, PlanSearchReply } from '../../src/contract/plans.contract.js';
import { MARKETPLACE_BATCH, MARKETPLACE_PAGE } from '../../src/contract/limits.js';
import { PlansService } from '../../src/modules/plans/index.js';
import { MarketplaceClient } from '../../src/platform/marketplace/marketplace.client.js';
import { benchSpeed } from './speed.bench.js';
import { type Place, report, withHouse } from './with-house.js';

const DALLAS = { countyfips: '48113', state: 'TX', zipcode: '75001' };
let income = 41_000;
/** A place with few plans: many searches of it take little of the stand-in's own time. */
const NIOBRARA = { countyfips: '56027', state: 'WY', zipcode: '82225' };
const newSearch = (place = DALLAS): PlanSearch => ({
  household: { income: (income += 1), people: [{ age: 58, aptc_eligible: true, gender: 'Female', uses_tobacco: false }] },
  market: 'Individual', place, year: 2026,
});

/** How often the marketplace is asked: counts, which do not flicker; then how fast saved answers are. */
export const benchPlans = (): Promise<void> => withHouse(async ({ house, marketplace }) => {
  const plans = house.app.get(PlansService, { strict: false });
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
  report('estimates asked by 200 identical cold searches (bar 1)', marketplace.calls.count('/households/eligibility/estimates'));
  await benchMany({ house, marketplace });
  await benchSpeed({ house, marketplace }, () => newSearch());
});

/** Milliseconds each call takes while many search. */
const DELAY = 5;
const MANY = 200;
const PRESSES = 8;

/** Many people search for different households in the same moment, and press again while they are told to come back. */
async function benchMany({ house, marketplace }: Place): Promise<void> {
  const plans = house.app.get(PlansService, { strict: false });
  marketplace.fault({ kind: 'slow', delayMs: DELAY, count: 0 });
  marketplace.calls.reset();
  const began = performance.now();
  const answered: number[] = [];
  let left = Array.from({ length: MANY }, () => newSearch(NIOBRARA));
  while (left.length > 0 && answered.length < PRESSES) {
    const looks = await Promise.all(left.map((search) => plans.search(search).then(() => true, () => false)));
    answered.push(looks.filter(Boolean).length);
    left = left.filter((_, index) => !looks[index]);
  }
  marketplace.clearFaults();
  report(`${MANY} different cold searches at once: most on the wire (bar 4)`, house.app.get(MarketplaceClient, { strict: false }).counters.mostAtOnce);
  report(`  upstream calls, answered by press (calls of ${DELAY} ms)`, `${marketplace.calls.total}, ${answered.join(' + ')} in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}
