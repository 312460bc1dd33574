import { expect, it } from '@jest/globals';
import { PLAN } from '../../messages/plan.js';
import { bestValues } from '../best-values.js';
import { aPlan, aYearCost, moop } from '../builders/plan.builder.js';
import { RandomHousehold } from '../builders/random-household.builder.js';
import { yearText } from '../costs/year-cost.js';
import { inListOrder } from '../list-order.js';
import { PROPERTIES } from '../plan-properties.js';
import { badgesFor } from './badges.js';
import { countedPlans } from './counted-plans.js';
import { rankPlans } from './ranking.js';

const LISTS = 500;
const random = new RandomHousehold(20_261_128);

/** Creates a plan whose network has two tiers. The first tier of some is the cheapest, and the second of others. */
function twoTiers(index: number) {
  const [premiums, inTier1] = [12 * random.below(400), 1_000 + random.below(5_000)];
  const second = inTier1 + 500 + random.below(6_000);
  const year_cost = aYearCost({ premiums, care: 900, maximum: second, inTier1 });
  const name = `Plan ${'ABC'.charAt(index)}`;
  return {
    most: premiums + second,
    plan: aPlan({ name, issuer: { id: name, name }, moops: [moop(inTier1)], most_in_tier_2: second, year_cost }),
  };
}

it(`in ${LISTS} lists of plans with two tiers, marks and order follow the dearer tier`, () => {
  const wrong: string[] = [];
  let lowestInTier1 = 0;
  for (let turn = 0; turn < LISTS; turn += 1) {
    const plans = Array.from({ length: 3 }, (_, index) => twoTiers(index)).toSorted((a, b) => a.most - b.most);
    const [least, next] = plans;
    if (!least || !next || least.most === next.most) continue;
    const rows = rankPlans(
      plans.map(({ plan }) => plan).toSorted((a, b) => a.name.localeCompare(b.name)),
      [],
    );
    const badges = badgesFor(rows);
    const marked = rows.filter(({ plan }) => badges.get(plan.id)?.badge === 'lowestMost');
    const sort = { column: 'most', direction: 'ascending' } as const;
    const ordered = inListOrder(rows, sort, countedPlans(rows)).map(({ plan }) => plan.name);
    const best = (name: 'most' | 'moops') => bestValues(name, rows, rows.map(PROPERTIES[name].text)).at;
    const names = plans.map(({ plan }) => plan.name);
    if (marked.some(({ plan }) => plan.name !== names[0])) wrong.push(`list ${turn}: mark`);
    if (ordered.join() !== names.join()) wrong.push(`list ${turn}: order`);
    if (best('most').some((place) => rows[place]?.plan.name !== names[0])) wrong.push(`list ${turn}: comparison`);
    if (best('moops').length > 0) wrong.push(`list ${turn}: the first tier's maximum is marked`);
    const inTier1 = plans.map(({ plan }) => plan.year_cost?.mostInTier1 ?? Infinity);
    if (Math.min(...inTier1) !== inTier1[0]) lowestInTier1 += 1;
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(lowestInTier1).toBeGreaterThan(LISTS / 10);
});

it('the maximum of the first tier is called that, and no estimate of care from it reads higher', () => {
  const year_cost = aYearCost({ premiums: 0, care: 4_860, maximum: 6_453, inTier1: 4_860 });
  const [row] = rankPlans([aPlan({ moops: [moop(4_860)], most_in_tier_2: 6_453, year_cost })], []);
  if (!row) throw new Error('there is a plan');
  expect(PROPERTIES.moops.text(row)).toBe(PLAN.inTier1('$4,860'));
  expect(PROPERTIES.mostInTier1.text(row)).toBe('$4,860');
  expect([yearText(year_cost, 'average'), yearText(year_cost, 'most')]).toEqual(['$4,800', '$6,453']);
});
