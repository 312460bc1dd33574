import type { PlanAnswer } from '#platform/marketplace/schemas/plan.schema.js';
import { YearCosts } from './year-costs.service.js';

const plan = { id: '12345TX0010001', premium: 900, premium_w_credit: 400 };
const costs = new YearCosts();
const design = { id: plan.id, metal_level: 'Silver', deductibles: [], moops: [], benefits: [] };
for (const people of [1, 3]) costs.learn(design as unknown as PlanAnswer, 2026, { csr: null, people });
const of = (change: Partial<typeof plan> | { [Name in keyof typeof plan]?: null }, ages: number[] = [45]) =>
  costs.of({ ...plan, ...change } as typeof plan, { ages, year: 2026, ownCare: null }, null);

it('the cost of a year does not depend on the order in which the people were entered', () => {
  const orders = [
    [45, 39, 12],
    [12, 39, 45],
    [39, 12, 45],
  ];
  const [first, ...others] = orders.map((ages) => of({}, ages));
  expect(first?.premiums).toBe(4_800);
  expect(first?.average).toBeGreaterThan(4_800);
  expect(others).toEqual([first, first]);
});

it('care costs more in a later plan year, at the prices of that year', () => {
  costs.learn(design as unknown as PlanAnswer, 2027, { csr: null, people: 1 });
  const [older, newer] = [2026, 2027].map((year) => costs.of(plan, { ages: [45], year, ownCare: null }, null));
  for (const amount of ['average', 'median', 'aLotOfCare', 'oddsOfMost'] as const)
    expect(newer?.[amount]).toBeGreaterThan(older?.[amount] ?? NaN);
  expect(newer?.most).toBe(older?.most);
});

it('the cost of a year is unknown without a premium, without people and for a plan that is not known', () => {
  expect(of({})).not.toBeNull();
  expect([of({ premium: null }), of({ premium_w_credit: null }), of({}, []), of({ id: 'other' })]).toEqual(
    Array(4).fill(null),
  );
});

it('dollars are rounded to cents, never cut', () => {
  // In floating-point arithmetic, twelve times 300.03 is slightly less than 3600.36. The premiums of the year must
  // still be rounded to $3,600.36.
  expect(of({ premium_w_credit: 300.03 })?.premiums).toBe(3_600.36);
});

it('visits that a household expects are divided among its members', () => {
  const averageWith = (primaryVisits: number): number => {
    const ownCare = { primaryVisits, specialistVisits: 0, genericFills: 0, brandFills: 0 };
    return costs.of(plan, { ages: [45, 39], year: 2026, ownCare }, null)?.average ?? Number.NaN;
  };
  // The usual Silver plan has a copay of $40 for a visit, so four visits cost at most $160. Once the out-of-pocket
  // maximum is reached, a visit costs less.
  const forFour = averageWith(4) - averageWith(0);
  expect(forFour).toBeGreaterThan(80);
  expect(forFour).toBeLessThanOrEqual(160);
});

it('two months have two premiums, a sixth of the care at full price, and the deductible and maximum of a year', () => {
  const household = { ages: [64], year: 2026, ownCare: null };
  const [whole, part] = [undefined, 2].map((months) => costs.of(plan, { ...household, months }, null));
  expect([whole?.months, part?.months]).toEqual([undefined, 2]);
  expect([whole?.premiums, part?.premiums]).toEqual([4_800, 800]);
  expect((part?.most ?? 0) - 800).toBe((whole?.most ?? 0) - 4_800);
  const care = (cost: typeof part) => (cost?.average ?? 0) - (cost?.premiums ?? 0);
  // Less than a sixth of the year's care comes after the deductible, so more than a sixth of its costs is to pay.
  expect(care(part)).toBeGreaterThan(care(whole) / 6);
  expect(care(part)).toBeLessThan(care(whole));
});

it('of the visits and fills of a year, the months of the plan count', () => {
  const ofYear = { ages: [64], year: 2026, ownCare: { primaryVisits: 12, genericFills: 12 } };
  const few = { ...ofYear, ownCare: { primaryVisits: 2, genericFills: 2 } };
  const inTwoMonths = costs.of(plan, { ...ofYear, months: 2 }, null);
  expect(inTwoMonths?.average).toBeLessThan(costs.of(plan, { ...few, months: undefined }, null)?.average ?? 0);
  expect(inTwoMonths?.average).toBeGreaterThan(costs.of(plan, { ...few, months: 2 }, null)?.average ?? 0);
});
