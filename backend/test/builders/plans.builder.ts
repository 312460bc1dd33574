import { COVERAGE_BATCH } from '../../src/contract/limits.js';
import type { PlanSearchReply } from '../../src/contract/plans.contract.js';
import type { House } from '../harness/house.js';

/** Ten plans of the sample marketplace. */
export async function tenPlans(house: House): Promise<string[]> {
  const { body } = await (await house.signedIn()).browser.post('/api/plans/search', { household: { income: 48_000, people: [{ age: 58, aptc_eligible: true, gender: 'Female', uses_tobacco: false }] }, market: 'Individual', place: { countyfips: '48113', state: 'TX', zipcode: '75001' }, year: 2026 });
  return (body as PlanSearchReply).plans.map(({ id }) => id).filter((_, index) => index % 7 === 0).slice(0, COVERAGE_BATCH.plans);
}
