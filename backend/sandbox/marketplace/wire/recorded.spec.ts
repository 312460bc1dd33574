import { readFileSync } from 'node:fs';
import { Client } from '#test/harness/marketplace-client.js';
import { describeWithShared, sharedFile } from '#test/harness/shared-data.js';

const RECORDED = 'marketplace/fixtures/plans-search_NC-37183_2021_age27_page1.json';

/**
 * Fields that are missing from the plan search response recorded in 2021, but that live responses from 2024 to 2026
 * contain.
 */
const LATER = new Set([
  'plans[].design_type',
  'plans[].is_standardized_plan',
  'plans[].tiered_deductibles',
  'plans[].tiered_moops',
  'plans[].benefits[].type',
  'plans[].benefits[].cost_sharings[].benefit_before_deductible',
  'plans[].issuer.address',
]);

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
  it('has the same fields and types as ours, but for facets and fields that were added later', async () => {
    const client = await Client.start();
    try {
      const answer = await client.search({ household: { people: [{ age: 27 }] } });
      const ours = shapeOf(answer);
      const {
        facet_groups: _facets,
        ranges: _ranges,
        ...used
      } = JSON.parse(readFileSync(sharedFile(RECORDED), 'utf8'));
      const recorded = shapeOf(used);
      expect([...recorded].filter(([path, type]) => ours.get(path) !== type)).toEqual([]);
      const added = [...ours.keys()].filter((path) => !recorded.has(path));
      const isLater = (path: string) =>
        [...LATER].some((known) => path === known || path.startsWith(`${known}.`) || path.startsWith(`${known}[`));
      expect(added.filter((path) => !isLater(path))).toEqual([]);
      expect(Object.keys(answer)).toEqual(['plans', 'total', 'rate_area']);
    } finally {
      await client.marketplace.close();
    }
  });
});
