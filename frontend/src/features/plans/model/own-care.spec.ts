import { expect, it } from '@jest/globals';
import { CARE_PRICES } from '#contract/limits/plans.js';
import { ownCareCost, shareOf } from './own-care.js';
import { aPlan, deductible, moop } from './plan.builder.js';
import { yearlyCost } from './yearly-cost.js';

const none = { primaryVisits: 0, specialistVisits: 0, genericFills: 0, brandFills: 0 };
const copays = {
  primaryCare: '$30',
  specialist: '40% Coinsurance after deductible',
  hospital: null,
  generic: '$10',
  brand: '$50 Copay after deductible',
};

it.each([
  ['$25', { copay: 25, rate: 0, afterDeductible: false }],
  ['$1,250.50', { copay: 1_250.5, rate: 0, afterDeductible: false }],
  ['50%', { copay: 0, rate: 0.5, afterDeductible: false }],
  ['No Charge', { copay: 0, rate: 0, afterDeductible: false }],
  ['No Charge After Deductible', { copay: 0, rate: 0, afterDeductible: true }],
  ['30% Coinsurance after deductible', { copay: 0, rate: 0.3, afterDeductible: true }],
  ['$10 Copay after deductible', { copay: 10, rate: 0, afterDeductible: true }],
  ['$10 Copay with deductible / 20% Coinsurance after deductible', { copay: 10, rate: 0.2, afterDeductible: true }],
])('reads "%s"', (words, share) => {
  expect(shareOf(words)).toEqual(share);
});

it.each(['Not Covered', '', '$50 Copay per Stay', '120%', 'ask us', '$5 / $6', null])(
  'returns null for the ambiguous text "%s"',
  (words) => {
    expect(shareOf(words)).toBeNull();
  },
);

it('copays that apply before the deductible are added up', () => {
  expect(
    ownCareCost({ copays, deductibles: [deductible(3_000)] }, { ...none, primaryVisits: 4, genericFills: 12 }),
  ).toBe(4 * 30 + 12 * 10);
});

it('the full price applies until the deductible is met, then the cost share', () => {
  const visits = 10;
  const gross = visits * CARE_PRICES.specialistVisits;
  expect(ownCareCost({ copays, deductibles: [deductible(3_000)] }, { ...none, specialistVisits: visits })).toBe(gross);
  expect(ownCareCost({ copays, deductibles: [deductible(900)] }, { ...none, specialistVisits: visits })).toBeCloseTo(
    900 + 0.4 * (gross - 900),
    6,
  );
  expect(ownCareCost({ copays, deductibles: [deductible(0)] }, { ...none, specialistVisits: visits })).toBeCloseTo(
    0.4 * gross,
    6,
  );
});

it('drugs count toward the drug deductible if the plan has one', () => {
  const apart = [moop(5_000, 'Medical EHB Deductible'), moop(0, 'Drug EHB Deductible')];
  expect(ownCareCost({ copays, deductibles: apart }, { ...none, brandFills: 2 })).toBe(100);
});

it('a medical deductible does not apply to drugs, and a drug deductible does not apply to visits', () => {
  const [medical, drug] = [moop(900, 'Medical EHB Deductible'), moop(100, 'Drug EHB Deductible')];
  const visits = { ...none, specialistVisits: 10 };
  const fills = { ...none, brandFills: 2 };
  expect(ownCareCost({ copays, deductibles: [medical] }, fills)).toBeNull();
  expect(ownCareCost({ copays, deductibles: [drug] }, visits)).toBeNull();
  expect(ownCareCost({ copays, deductibles: [medical] }, visits)).toBeCloseTo(
    900 + 0.4 * (10 * CARE_PRICES.specialistVisits - 900),
    6,
  );
  expect(ownCareCost({ copays, deductibles: [medical] }, { ...none, genericFills: 3 })).toBe(30);
});

it('a copay never exceeds the price', () => {
  expect(ownCareCost({ copays: { ...copays, generic: '$400' }, deductibles: [] }, { ...none, genericFills: 1 })).toBe(
    CARE_PRICES.genericFills,
  );
});

it('an unknown cost share makes the cost unknown', () => {
  expect(
    ownCareCost(
      { copays: { ...copays, specialist: null }, deductibles: [deductible(0)] },
      { ...none, specialistVisits: 1 },
    ),
  ).toBeNull();
  expect(ownCareCost({ copays, deductibles: [] }, { ...none, specialistVisits: 1 })).toBeNull();
  expect(ownCareCost({ copays: { ...copays, specialist: null }, deductibles: [] }, { ...none, primaryVisits: 1 })).toBe(
    30,
  );
});

it('more care never costs less, and the cost never exceeds the out-of-pocket maximum', () => {
  const plan = aPlan({
    copays,
    deductibles: [deductible(1_500)],
    moops: [moop(4_000)],
    premium: 100,
    premium_w_credit: 0,
  });
  const at = (count: number) =>
    yearlyCost(plan, { primaryVisits: count, specialistVisits: count, genericFills: count, brandFills: count }).usual ??
    Number.NaN;
  const costs = Array.from({ length: 60 }, (_, count) => at(count));
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(costs[0]).toBe(0);
  expect(costs.at(-1)).toBe(400_000);
});
