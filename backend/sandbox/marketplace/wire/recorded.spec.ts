import { readFileSync } from 'node:fs';
import { PricedPlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { Client } from '#test/harness/marketplace-client.js';
import { describeWithShared, sharedFile } from '#test/harness/shared-data.js';

const RECORDED = 'marketplace/fixtures/plans-search_NC-37183_2021_age27_page1.json';

/**
 * Fields that are missing from the plan search response recorded in 2021, but that live responses from 2024 to 2026
 * contain.
 */
const LATER = ['plans[].tiered_deductibles', 'plans[].tiered_moops', 'plans[].benefits[].type'];

/**
 * Returns the type of every field in a value by the field's path. For example, the type of `plans[].premium` is number.
 */
function shapeOf(value: unknown, path = '', shape = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) {
    for (const item of value) shapeOf(item, `${path}[]`, shape);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      shape.set(at, Array.isArray(inner) ? 'array' : typeof inner);
      shapeOf(inner, at, shape);
    }
  }
  return shape;
}

describeWithShared('a response recorded from the live API', [RECORDED], () => {
  it('has what the client reads, with the types of ours, and all that ours has but for later fields', async () => {
    const client = await Client.start();
    try {
      const answer = await client.search({ household: { people: [{ age: 27 }] } });
      const ours = shapeOf(answer);
      const live: { plans: unknown[]; total: number } = JSON.parse(readFileSync(sharedFile(RECORDED), 'utf8'));
      const recorded = shapeOf(live);
      const read = shapeOf({ plans: live.plans.map((plan) => PricedPlanAnswer.parse(plan)), total: live.total });
      const missing = [...recorded].filter(([path, type]) => read.has(path) && ours.get(path) !== type);
      expect(missing).toEqual([]);
      const added = [...ours].filter(([path, type]) => recorded.get(path) !== type);
      const isLater = (path: string) => LATER.some((known) => path === known || path.startsWith(`${known}[`));
      expect(added.filter(([path]) => !isLater(path))).toEqual([]);
      expect(Object.keys(answer)).toEqual(['plans', 'total', 'rate_area']);
    } finally {
      await client.marketplace.close();
    }
  });
});
