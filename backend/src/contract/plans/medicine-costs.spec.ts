import { medicineCosts, sumOf, type Dollars, type PricedMedicine } from './medicine-costs.js';
import type { DrugCosts, DrugTiers, FillRule } from './plan.js';

/** Reads a rule: "15" is a copay, "40%" a rate, "d" begins after the deductible, "c" is a copay with deductible. */
function ruleIn(text: string): FillRule | null {
  const [, copay, rate, end] = /^(\d+(?!\d*%))?(?:\+?(\d+)%)?([dc])?$/.exec(text) ?? [];
  if (copay === undefined && rate === undefined) return null;
  const deductible = end === 'd' ? 'first' : end === 'c' ? 'afterCopay' : 'none';
  return { copay: Number(copay ?? 0), rate: Number(rate ?? 0) / 100, deductible };
}
const amountIn = (text = ''): number | null => (text === '' || text === '?' ? null : Number(text));

/** Reads the rules of generics, preferred brands, other brands and special medicines, the deductible and maximum. */
function planIn(text: string): DrugCosts {
  const [rules = '', deductible, maximum] = text.split('; ');
  const [generic = '', preferredBrand = '', otherBrand = '', specialty = ''] = rules.split(' ');
  return {
    rules: {
      generic: ruleIn(generic),
      preferredBrand: ruleIn(preferredBrand),
      otherBrand: ruleIn(otherBrand),
      specialty: ruleIn(specialty),
    },
    deductible: amountIn(deductible),
    maximum: amountIn(maximum),
  };
}

/** Reads dollars: "5", a range "5-9", or "5+" if only the least is known. */
function dollarsIn(text: string): Dollars | null {
  const [, low, high, end] = /^([\d.]+)(?:-([\d.]+))?(\+)?$/.exec(text) ?? [];
  return low === undefined ? null : { low: Number(low), high: end ? null : Number(high ?? low) };
}

/** Reads a medicine: its price, "g" for a generic or "b" for a brand, its tier and its supplies in a year. */
function medicineIn(text: string): PricedMedicine {
  const [price = '', kind, tier = '', fills = '12'] = text.split(' ');
  const isBrand = kind === 'b' ? true : kind === 'g' ? false : null;
  return { price: dollarsIn(price), isBrand, tier: tier === '' || tier === '-' ? null : tier, fills: Number(fills) };
}

const written = (amount: Dollars | null): string => {
  if (!amount) return '?';
  const [low, high] = [amount.low, amount.high].map((value) => value && Math.round(value * 100) / 100);
  return high === null ? `${low}+` : high === low ? `${low}` : `${low}-${high}`;
};
const costOf = (plan: string, ...medicines: string[]): string[] =>
  medicineCosts({ costs: planIn(plan), tiers: TIERS }, medicines.map(medicineIn)).map(({ before, after, year }) =>
    [before, after, year].map(written).join(' / '),
  );

const cost = { pharmacy_type: '1-MONTH-IN-RETAIL', copay_opt: '', coinsurance_opt: '' };
const TIERS: DrugTiers = {
  plan_year: 2027,
  imported_on: '2026-11-01',
  tiers: [
    { drug_tier: 'TIER_1', cost_sharing: [{ ...cost, copay_amount: 7, coinsurance_rate: null }] },
    {
      drug_tier: 'TIER_4',
      cost_sharing: [{ ...cost, copay_amount: null, coinsurance_rate: 0.5, coinsurance_opt: 'AFTER-DEDUCTIBLE' }],
    },
  ],
};

// Each row: plan, medicine, and before the deductible / after it / a year.
describe.each([
  [
    'before and after the deductible',
    [
      ['15 30 60 250; 2000; 8000', '40 g', '15 / 15 / 180'],
      ['15d 30 60 250; 200; 8000', '40 g', '40 / 15 / 305'], // 5 x 40 = 200, then 7 x 15
      ['15d 30 60 250; 2000; 8000', '40 g', '40 / 15 / 480'], // 12 x 40 never reaches 2,000
      ['15 30d 30d 250; 300; 8000', '52 b', '52 / 30 / 492'], // 5 x 52; 40 + the last 12, less than a copay; 6 x 30
      ['15 25%d 25%d 250; 600; 8000', '200 b', '200 / 50 / 1050'], // 3 x 200, then 9 x 50
      ['15 25%d 25%d 250; 500; 8000', '200 b', '200 / 50 / 975'], // 400; 100 + 25 % of 100; 9 x 50
      ['20%d 30 60 250; 0; 8000', '40 g', '8 / 8 / 96'],
      ['0d 30 60 250; 100; 8000', '40 g', '40 / 0 / 100'], // 40 + 40 + 20 + nothing
      ['20%d 30 60 250; ?; 8000', '50 g', '50 / 10 / 120-600'], // no deductible, or one that is never met
      ['20c 30 60 250; 100; 8000', '50 g', '50 / 20 / 340'], // 3 x 30 of 100 count; 20 + 10; 8 x 20
    ],
  ],
  [
    'a copay above the full price',
    [
      ['15 30 60 250; 2000; 8000', '5 g', '5 / 5 / 60'],
      ['15 30 60 250; 2000; 8000', '5-20 g', '5-15 / 5-15 / 60-180'],
      ['15 30 60 250; 2000; 8000', '15 g', '15 / 15 / 180'],
      ['15d 30 60 250; 2000; 8000', '6 g', '6 / 6 / 72'],
      ['15d 30 60 250; 24; 8000', '6 g', '6 / 6 / 72'],
      ['10+20% 30 60 250; 0; 8000', '8 g', '8 / 8 / 96'],
      ['10+20% 30 60 250; 0; 8000', '60 g', '20 / 20 / 240'], // 10 + 20 % of 50
      ['15 50 50 250; 2000; 8000', '45 b', '45 / 45 / 540'],
      ['15 30 60 250; 2000; 8000', '3+ g', '3-15 / 3-15 / 36-180'], // at least $3, at most the copay
      ['20c 30 60 250; 100; 8000', '12 g', '12 / 12 / 144'],
    ],
  ],
  [
    'a generic, also where only the generic is covered',
    [
      ['4 50 80 350; 6000; 9000', '5.4 g', '4 / 4 / 48'],
      ['4 50 80 350; 6000; 9000', '5.4 g - 6', '4 / 4 / 24'],
      ['4 50 80 350; 6000; 9000', '5.4 g - 1', '4 / 4 / 4'],
      ['4 50 80 350; 6000; 9000', '5.4 g - 24', '4 / 4 / 96'],
      ['0 50 80 350; 6000; 9000', '5.4 g', '0 / 0 / 0'],
      ['0% 50 80 350; 6000; 9000', '5.4 g', '0 / 0 / 0'],
      ['40% 50 80 350; 6000; 9000', '5-7 g', '2-2.8 / 2-2.8 / 24-33.6'],
      ['4 50 80 350; 6000; 9000', '900 g PREFERRED-GENERIC', '4 / 4 / 48'],
      ['4 50 80 350; 6000; 9000', '900 g SPECIALTY', '350 / 350 / 4200'],
      ['25d 50 80 350; 7500; 9000', '8 g', '8 / 8 / 96'],
    ],
  ],
  [
    'a deductible, and a maximum',
    [
      ['5 40d 40d 300; 100; 9000', '60 b', '60 / 40 / 520'], // 60; 40 + 20; 10 x 40
      ['5 40d 40d 300; 0; 9000', '60 b', '40 / 40 / 480'],
      ['5 40d 40d 300; 250; 9000', '500 b', '500 / 40 / 730'], // 250 + 40; 11 x 40
      ['5 40d 40d 300; 250; 9000', '500 b - 3', '500 / 40 / 370'], // 250 + 40; 2 x 40
      ['5 40d 40d 300; 250; 600', '500 b', '500 / 40 / 600'], // stops at the maximum
      ['5 50% 50% 50%; 0; 9000', '4000 b', '2000 / 2000 / 9000'], // reached in the fifth month
      ['5 50%d 50%d 50%d; 3000; 9000', '4000 b', '4000 / 2000 / 9000'],
      ['5 50%d 50%d 50%d; 3000; ?', '4000 b - 2', '4000 / 2000 / 5500'], // 3,000 + 500; 2,000
      ['5 0d 0d 0d; 9000; 9000', '300 b', '300 / 0 / 3600'],
      ['5 10%d 10%d 10%; 1000; 9000', '100-300 b', '100-300 / 10-30 / 1020-1260'], // 10 x 100 + 2 x 10; 930 + 11 x 30
    ],
  ],
  [
    'a tier that is known, or not',
    [
      ['5 30 60 250; 0; 9000', '500 b', '30-60 / 30-60 / 360-720'],
      ['5 30 60 250; 0; 9000', '1000 b', '30-250 / 30-250 / 360-3000'],
      ['5 30 60 250; 0; 9000', '949 b', '30-60 / 30-60 / 360-720'],
      ['5 30 60 250; 0; 9000', '500 ?', '5-60 / 5-60 / 60-720'],
      ['5 30 60 250; 0; 9000', '500 b PREFERRED-BRAND', '30 / 30 / 360'],
      ['5 30 60 250; 0; 9000', '500 b NON-PREFERRED-BRAND', '60 / 60 / 720'],
      ['5 30 60 250; 0; 9000', '500 b TIER-1', '7 / 7 / 84'], // from the plan's own list
      ['5 30 60 250; 100; 9000', '500 b TIER-4', '500 / 250 / 3050'], // 100 + 200; 11 x 250
      ['5 30 60 250; 0; 9000', '500 b TIER-9', '30-60 / 30-60 / 360-720'],
      ['5 30 - 250; 0; 9000', '500 b', '? / ? / ?'], // one of the two rules is not stated
    ],
  ],
  [
    'no price',
    [
      ['15 30 60 250; 2000; 8000', '? g', '15 / 15 / 180'], // a copay is known without a price
      ['15d 30 60 250; 2000; 8000', '? g', '? / 15 / ?'],
      ['15d 30 60 250; 0; 8000', '? g', '15 / 15 / 180'],
      ['20% 30 60 250; 2000; 8000', '? g', '? / ? / ?'],
      ['15 30 40% 250; 2000; 8000', '? b', '? / ? / ?'],
      ['15 30 60 250; 2000; 8000', '? b', '30-60 / 30-60 / 360-720'],
      ['0 30 60 250; 2000; 8000', '? g', '0 / 0 / 0'],
      ['- 30 60 250; 2000; 8000', '5 g', '? / ? / ?'], // the plan's data states no rule
      ['20% 30 60 250; 2000; 8000', '90+ g', '18+ / 18+ / 216+'],
      ['15d 30 60 250; 2000; 8000', '90+ g', '90+ / 15 / 1080+'],
    ],
  ],
] as const)('%s', (_name, cases) => {
  it.each(cases)('with the plan "%s", the medicine "%s" costs "%s"', (plan, medicine, expected) => {
    expect(costOf(plan, medicine)).toEqual([expected]);
  });
});

it('all medicines of a person count toward one deductible and one maximum', () => {
  // January: 60 + 40 meet the deductible. Then 10 and 20 a month.
  expect(costOf('10d 20d 20d 250; 100; 9000', '60 g', '40 b')).toEqual(['60 / 10 / 170', '40 / 20 / 260']);
  expect(costOf('10d 20d 20d 250; 100; 150', '60 g', '40 b')).toEqual(['60 / 10 / 80', '40 / 20 / 70']);
});

it('a medicine without a price is left out of the year of the others, and of the sum only its least is known', () => {
  expect(costOf('10 20d 20d 250; 100; 9000', '60 g', '? b')).toEqual(['10 / 10 / 120', '? / 20 / ?']);
  expect(written(sumOf([{ low: 24, high: 24 }, null]))).toBe('24+');
  expect(
    written(
      sumOf([
        { low: 24, high: 30 },
        { low: 1, high: 2 },
      ]),
    ),
  ).toBe('25-32');
  expect(sumOf([null, null])).toBeNull();
});
