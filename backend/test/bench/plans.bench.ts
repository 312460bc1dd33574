import * as z from 'zod/mini';
import { type PlanSearch, PlanSearchReply } from '../../src/contract/plans.contract.js';
import { MARKETPLACE_BATCH, MARKETPLACE_PAGE } from '../../src/contract/limits.js';
import { PlansService } from '../../src/modules/plans/index.js';
import { benchSpeed } from './speed.bench.js';
import { report, withHouse } from './with-house.js';

const DALLAS = { countyfips: '48113', state: 'TX', zipcode: '75001' };
let income = 41_000;
const newSearch = (): PlanSearch => ({
  household: { income: (income += 1), people: [{ age: 58, aptc_eligible: true, gender: 'Female', uses_tobacco: false }] },
  market: 'Individual', place: DALLAS, year: 2026,
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
  await benchSpeed({ house, marketplace }, newSearch);
});
