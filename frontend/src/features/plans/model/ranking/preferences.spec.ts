import { describe, expect, it } from '@jest/globals';
import type { Household, Person } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { NO_PREFERENCES, type Preferences } from '#contract/plans/preferences.js';
import { MATCHING } from '../../messages/plans.js';
import { aPlan } from '../builders/plan.builder.js';
import { criteriaFor, matchOf, pricedHousehold } from './preferences.js';

const household = (...people: Partial<Person>[]): Household => ({
  income: 50_000,
  people: people.map((person) => ({ age: 50, aptc_eligible: true, ...person })),
});
const match = (plan: Partial<PlanSummary>, preferences: Partial<Preferences>, people = household({})) =>
  matchOf(aPlan(plan), criteriaFor({ ...NO_PREFERENCES, ...preferences }, people));

it('a full price meets a wish about the price, but only a price with help can miss it', () => {
  const unknown = { ...household({}), income: null };
  expect(match({ premium_w_credit: 300 }, { premium: 300 }, unknown).matched).toEqual(['Under $300/month']);
  const above = match({ premium_w_credit: 301 }, { premium: 300 }, unknown);
  expect([above.missing, above.priceUnknown]).toEqual([[], ['Under $300/month']]);
});

it('the comparison of metal levels ignores case', () => {
  expect(match({ metal_level: 'SILVER' }, { metal: 'Silver' }).matchesAll).toBe(true);
});

it.each([
  ['tobacco', { uses_tobacco: true }, 'Smoking Cessation'],
  ['pregnancy', { is_pregnant: true }, 'Maternity'],
  ['a parent', { is_parent: true }, 'Pediatric'],
  ['other minimum coverage', { aptc_eligible: false }, 'Essential Benefits', MATCHING.essential],
] as const)(
  '%s adds the criterion %s if there is a preference, and none otherwise',
  (_, person, topic, label: string = topic) => {
    const asked = { metal: 'Silver' } as const;
    expect(match({ topics: [topic] }, asked, household(person)).matched).toEqual(['Silver', label]);
    expect(match({ topics: [] }, asked, household(person)).missing).toEqual([label]);
    expect(criteriaFor(NO_PREFERENCES, household(person))).toEqual([]);
  },
);

it('only the people whom the prices cover decide what is preferred', () => {
  const whole = household({ age: 40 }, { age: 39, is_pregnant: true }, { age: 9 }, { age: 66, uses_tobacco: true });
  const people = [true, false, false, false].map((is_priced) => ({
    is_priced,
    is_medicaid_chip: !is_priced,
    in_coverage_gap: false,
  }));
  const labels = (people: Household) =>
    criteriaFor({ ...NO_PREFERENCES, dental: true }, people).map(({ label }) => label);
  expect(labels(whole)).toEqual(['Dental', 'Dental for children', 'Smoking Cessation', 'Maternity']);
  expect(labels(pricedHousehold(whole, { people }))).toEqual(['Dental']);
  expect(pricedHousehold(whole, null)).toEqual(whole);
});

it.each([
  ['VA, TRICARE, a job or Medicaid', { aptc_eligible: false }],
  ['Medicare', { aptc_eligible: false, has_mec: true }],
])('with coverage from %s and no preferences, no criterion is met and no benefit is ticked', (_, person) => {
  expect(match({}, {}, household(person))).toMatchObject({ judgedCount: 0, matched: [], matchesAll: false });
  expect(
    criteriaFor({ ...NO_PREFERENCES, metal: 'Silver' }, household(person)).flatMap(({ topics }) => topics),
  ).toEqual([]);
});

it('a preference about the premium is unknown without a household or a price', () => {
  const gold = { metal: 'Gold', premium: 300 } as const;
  const open = matchOf(aPlan({ metal_level: 'Gold' }), criteriaFor({ ...NO_PREFERENCES, ...gold }, null));
  expect(open).toMatchObject({
    matched: ['Gold'],
    priceUnknown: ['Under $300/month'],
    matchesAll: false,
    judgedCount: 2,
  });
  expect(match({ metal_level: 'Gold', premium: null, premium_w_credit: null }, gold)).toEqual(open);
});

describe.each([
  ['Dental', 'Dental for children', { dental: true }],
  ['Vision', 'Vision for children', { vision: true }],
] as const)('%s for children', (care, careOfChildren, wish) => {
  const [forChildren, forAdults] = [{ topics: [careOfChildren] }, { topics: [care] }];
  const [adult, child] = [{ age: 50 }, { age: 9 }];

  it('does not satisfy a preference for the same care for adults, and the label says so', () => {
    expect(match(forChildren, wish, household(adult))).toMatchObject({
      matched: [],
      missing: [MATCHING.forChildrenOnly(care)],
    });
    expect(match({ topics: [] }, wish, household(adult)).missing).toEqual([care]);
  });

  it('is judged separately from the same care for adults if both adults and children are covered', () => {
    expect(match(forChildren, wish, household(adult, child))).toMatchObject({
      matched: [careOfChildren],
      missing: [care],
    });
    expect(match(forAdults, wish, household(adult, child))).toMatchObject({
      matched: [care],
      missing: [careOfChildren],
    });
  });

  it('is the only criterion of this care if only children are covered', () => {
    const family = household({ ...adult, has_mec: true, aptc_eligible: false }, child);
    expect(match(forChildren, wish, household(child)).matchesAll).toBe(true);
    expect(match({ topics: [careOfChildren, 'Essential Benefits'] }, wish, family).matched).toEqual([
      careOfChildren,
      MATCHING.essential,
    ]);
    expect(match(forAdults, wish, household(child)).matchesAll).toBe(false);
  });
});

it('a criterion that is both chosen and implied counts only once', () => {
  expect(
    match({ topics: [] }, { programs: ['Smoking Cessation'] }, household({ uses_tobacco: true })).judgedCount,
  ).toBe(1);
});
