import type { PlanSearch } from '../../contract/plans.contract.js';
import { answeringServer, json, planIdOf, wirePlan } from '../../platform/marketplace/answering-server.testing.js';
import { MarketplaceClient } from '../../platform/marketplace/marketplace.client.js';
import { findPlans, pricePlans } from './find-plans.js';

const search: PlanSearch = {
  household: { income: 30_000, people: [{ age: 60, aptc_eligible: true }] }, market: 'Individual', place: { countyfips: '37183', state: 'NC', zipcode: '27601' }, year: 2026,
};
const plans = [wirePlan({ id: planIdOf(1) }), wirePlan({ id: planIdOf(2), premium: 90, premium_w_credit: 0 })];
/** A marketplace that can estimate nothing, and works the credit out by itself when it is not told one. */
const withoutEstimates = (code: string) =>
  answeringServer((asked, response, request) => {
    const priced = 'aptc_override' in asked.body ? plans.map((plan) => ({ ...plan, premium_w_credit: plan['premium'] })) : plans;
    const answer = asked.path.endsWith('/estimates') ? json({ code, status: '404', message: 'none' }, 404) : json({ plans: priced, total: priced.length });
    answer(asked, response, request);
  });

it.each(['1015', '1016'])('no estimate (%s) is not told to the marketplace as a credit of $0, nor to people', async (code) => {
  const server = await withoutEstimates(code);
  const client = new MarketplaceClient({ baseUrl: server.url, apiKey: 'k' });
  const found = await findPlans(client, search, AbortSignal.timeout(10_000));
  expect(server.asked.map(({ path }) => path)).toEqual(['/households/eligibility/estimates', '/plans/search', '/plans']);
  expect(found.plans.map(({ premium_w_credit }) => premium_w_credit)).toEqual([100.25, 0]);
  expect(found.eligibility.aptc).toBe(300.25);
  const some = await pricePlans(client, { ...search, plan_ids: [planIdOf(1)] }, AbortSignal.timeout(10_000));
  expect(some.eligibility.aptc).toBe(300.25);
  await server.close();
});
