import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { COVERAGE_BATCH } from '#contract/limits/drugs.js';
import type { TestApp } from '../harness/test-app.js';

/** Returns the ids of ten plans from the sample marketplace. */
export async function tenPlans(testApp: TestApp): Promise<string[]> {
  const { body } = await (
    await testApp.signedIn()
  ).browser.post('/api/plans/search', {
    household: { income: 48_000, people: [{ age: 58, aptc_eligible: true, gender: 'Female', uses_tobacco: false }] },
    market: 'Individual',
    place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
    year: 2026,
  });
  return (body as PlanSearchReply).plans
    .map(({ id }) => id)
    .filter((_, index) => index % 7 === 0)
    .slice(0, COVERAGE_BATCH.plans);
}
