import type { AssumedPart, PlanSummary } from '#contract/plans/plan.js';
import type { PlanCare } from '#features/care/index.js';
import { aPlan, aPlanCare, aYearCost } from '../builders/plan.builder.js';
import type { Criterion } from './preferences.js';
import { rankPlan } from './ranking.js';
import { verdictOn } from './verdict.js';

interface Made extends Partial<PlanSummary> {
  readonly assumed?: readonly AssumedPart[];
  readonly care?: number;
  readonly maximum?: number;
}
const GOLD: Criterion = {
  label: 'Gold',
  topics: [],
  judge: (plan) => (plan.metal_level === 'Gold' ? 'meets' : 'misses'),
};
const DENTAL: Criterion = { label: 'Dental', topics: [], judge: () => 'meets' };

function sentences(made: readonly Made[], criteria: readonly Criterion[] = []): string[] {
  const rows = made.map(({ assumed = [], care = 1_000, maximum = 9_000, ...plan }, index) =>
    rankPlan(
      aPlan({ name: 'ABCD'.charAt(index), year_cost: aYearCost({ premiums: 0, care, maximum, assumed }), ...plan }),
      criteria,
    ),
  );
  return verdictOn(rows).map(({ who, says }) => `${who} ${says}`);
}

it('names the plans with the lowest average year and the lowest maximum, and how much less they cost', () => {
  expect(
    sentences([
      { care: 2_130, maximum: 7_000 },
      { care: 1_500, maximum: 9_000 },
      { care: 4_000, maximum: 8_000 },
    ]),
  ).toEqual([
    'B costs least in an average year: about $600 less than A.',
    'A costs least if you get very sick: about $1,000 less than C.',
  ]);
});

it('does not repeat the name of a plan that the sentence before has named', () => {
  expect(sentences([{ care: 1_500 }, { care: 3_000, maximum: 9_500 }])).toEqual([
    'A costs least in an average year: about $1,500 less than B.',
    'It costs least if you get very sick: about $500 less than B.',
  ]);
});

it('calls plans about the same that differ by less than $100', () => {
  expect(sentences([{ care: 1_599 }, { care: 1_500 }, { care: 2_500, maximum: 9_050 }])).toEqual([
    'A and B cost about the same in an average year: about $900 to $1,000 less than C.',
    'All 3 plans cost about the same if you get very sick: about $9,000 to $9,100.',
  ]);
  expect(sentences([{}, {}])).toEqual([
    'Both plans cost about the same in an average year: about $1,000.',
    'They cost about the same if you get very sick: about $9,000.',
  ]);
});

it('names both amounts of plans that are about the same if the table shows two amounts', () => {
  expect(sentences([{ care: 4_240 }, { care: 4_260, maximum: 9_010 }])).toEqual([
    'Both plans cost about the same in an average year: about $4,200 to $4,300.',
    'They cost about the same if you get very sick: about $9,000.',
  ]);
});

it('does not call a difference of $200 about the same', () => {
  expect(sentences([{ care: 1_700 }, { care: 1_500 }])[0]).toBe(
    'B costs least in an average year: about $200 less than A.',
  );
});

it('says nothing about costs if those of one plan are not known', () => {
  expect(sentences([{}, { year_cost: null }])).toEqual([]);
});

it('says nothing about the average year if the prices of one plan are assumed', () => {
  expect(
    sentences([
      { care: 500, assumed: ['care', 'medicines'] },
      { care: 1_500, maximum: 9_500 },
    ]),
  ).toEqual(['A costs least if you get very sick: about $500 less than B.']);
  expect(sentences([{ assumed: ['maximum'] }, { maximum: 9_500 }])).toEqual([]);
});

it('says which plans meet the most preferences and what the cheapest of them costs a month', () => {
  const wishes = (...made: Made[]) => sentences(made, [GOLD, DENTAL]).at(-1);
  const [silver, gold] = [{ premium_w_credit: 312 }, { metal_level: 'Gold', premium_w_credit: 532.4 }];
  expect(wishes(silver, gold)).toBe('B meets the most of your wishes, 2 of 2, for $532 a month.');
  expect(wishes(silver, gold, { ...gold, premium_w_credit: 480 })).toBe(
    'B and C meet the most of your wishes, 2 of 2, from $480 a month.',
  );
  expect(sentences([gold, gold, { ...gold, care: 5_000 }], [GOLD]).at(-1)).toBe(
    'They meet the same number of your wishes, 1 of 1, from $532 a month.',
  );
});

it('says nothing about preferences if none is met or a premium is not known', () => {
  expect(sentences([{}, {}], [GOLD])).toHaveLength(2);
  expect(sentences([{}, { metal_level: 'Gold', premium: null, year_cost: null }], [GOLD])).toEqual([]);
});

it('names the insurer too if two plans have the same name', () => {
  expect(
    sentences([
      { name: 'Bronze 1', care: 1_000 },
      { name: 'Bronze 1', care: 2_000, issuer: { id: '2', name: 'Maplewick Health' } },
    ])[0],
  ).toBe(
    'Bronze 1 (Bluebonnet Health) costs least in an average year: about $1,000 less than Bronze 1 (Maplewick Health).',
  );
});

it('calls no plan the cheapest if one of them does not cover a medicine that another one covers', () => {
  const plans = ['A', 'B'].map((name, index) =>
    aPlan({ name, year_cost: aYearCost({ premiums: 0, care: 1_000 + 3_000 * index }) }),
  );
  const rows = plans.map((plan, index) =>
    rankPlan(plan, [], null, () => (index === 0 ? aPlanCare('no', 2) : aPlanCare())),
  );
  expect(verdictOn(rows).map(({ who, says }) => `${who} ${says}`)).toEqual([
    'A covers less of your medicines than another plan, as far as we know. ' +
      'You pay for the rest on top, so we name no cheapest plan.',
  ]);
});

/** Adds a doctor about whom there is no data, which changes no cost. */
const withDoctor = (care: PlanCare): PlanCare => ({
  ...care,
  items: [
    ...care.items,
    { kind: 'doctors', id: '2', name: 'Ann Lee', answer: 'unknown', label: '', notes: [], tier: null },
  ],
});

it('names a plan that costs less even than what others cost without the medicines that they do not cover', () => {
  const rows = ['A', 'B'].map((name, index) =>
    rankPlan(
      aPlan({ name, year_cost: aYearCost({ premiums: 0, care: 1_000 + 3_000 * index, maximum: 9_000 }) }),
      [],
      null,
      () => (index === 1 ? withDoctor(aPlanCare('no', 2)) : aPlanCare()),
    ),
  );
  expect(verdictOn(rows).map(({ who, says }) => `${who} ${says}`)).toEqual([
    'B covers less of your medicines than another plan, as far as we know. You pay for the rest on top.',
    'A costs least in an average year: at least about $3,000 less than B.',
  ]);
});

it('compares the year that the person expects, and the average year too if another plan is the cheapest then', () => {
  const sentences = (averages: readonly number[]) =>
    verdictOn(
      [7_000, 5_000].map((aLotOfCare, index) =>
        rankPlan(
          aPlan({
            name: 'AB'.charAt(index),
            year_cost: { ...aYearCost(), aLotOfCare, average: averages[index] ?? NaN, most: 9_000 - 2_000 * index },
          }),
          [],
        ),
      ),
      'aLotOfCare',
    ).map(({ who, says }) => `${who} ${says}`);
  const expected = 'B costs least in a year with a lot of care: about $2,000 less than A.';
  const inAverage = 'A costs least in an average year: about $1,000 less than B.';
  expect(sentences([3_000, 4_000]).slice(0, 2)).toEqual([expected, inAverage]);
  expect(sentences([4_000, 3_000])).toEqual([
    expected,
    'It costs least if you get very sick: about $2,000 less than A.',
  ]);
});

it('says which medicine both amounts leave out, if the plans cost about the same', () => {
  const rows = ['A', 'B'].map((name) => rankPlan(aPlan({ name }), [], null, () => aPlanCare('no')));
  expect(verdictOn(rows).map(({ says }) => says)).toEqual([
    'cost about the same in an average year: about $6,300, plus the price of Ozempic.',
    'cost about the same if you get very sick: about $13,800, plus the price of Ozempic.',
  ]);
});
