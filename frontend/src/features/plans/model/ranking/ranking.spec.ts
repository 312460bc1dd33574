import { expect, it } from '@jest/globals';
import type { PlanSummary } from '#contract/plans/plan.js';
import { NO_PREFERENCES } from '#contract/plans/preferences.js';
import { aPlan, aPlanCare, aYearCost } from '../builders/plan.builder.js';
import { RandomHousehold } from '../builders/random-household.builder.js';
import { findDominatedPlans } from './dominated-plans.js';
import { criteriaFor } from './preferences.js';
import { rankPlans, type RankedPlan } from './ranking.js';

/** Number of random lists of plans to check. It is 1,000, or 10,000 if the environment variable FUZZ is `all`. */
const TURNS = process.env['FUZZ'] === 'all' ? 10_000 : 1_000;

const random = new RandomHousehold(5_062_026);
const household = { income: 50_000, people: [{ age: 50, aptc_eligible: true }] };

function randomList(most: number) {
  const [search, preferences, plans] = [random.search(), random.preferences(), random.plans(most)];
  const criteria = criteriaFor(preferences, search.household);
  return { criteria, rows: rankPlans(plans, criteria, random.ownCareCosts(preferences, plans)) };
}

const dollarsOf = (rows: PlanSummary['deductibles']): number =>
  rows.length === 2 || rows.some(({ type }) => /^Combined|Total/.test(type))
    ? rows.reduce((sum, { amount }) => sum + amount, 0)
    : Number.NaN;

const goodsOf = ({
  hsa_eligible,
  has_national_network,
  specialist_referral_required,
  topics,
  disease_mgmt_programs,
}: PlanSummary): string[] => [
  ...(hsa_eligible ? ['hsa'] : []),
  ...(has_national_network ? ['national'] : []),
  ...(specialist_referral_required ? [] : ['no referral']),
  ...(topics ?? []),
  ...disease_mgmt_programs.map((name) => `runs ${name}`),
];

/**
 * The amounts by which plans are compared, in dollars. An unknown amount is NaN, so that every comparison with an
 * unknown amount is false.
 */
const billsOf = ({ plan, cost }: RankedPlan) => ({
  average: cost?.average ?? Number.NaN,
  most: cost?.most ?? Number.NaN,
  others: [
    plan.premium_w_credit ?? Number.NaN,
    dollarsOf(plan.deductibles),
    ...(['aLittleCare', 'median', 'aLotOfCare'] as const).map((year) => cost?.[year] ?? Number.NaN),
  ],
});

/** Rounds the cost of a year in steps of $100, or of $50 below $1,000. */
function shownInSteps(dollars: number): number {
  const step = dollars < 1_000 ? 50 : 100;
  return Math.round(dollars / step) * step;
}

/**
 * Returns whether the plan `better` is better than the plan `worse` in every case: its average year is shown with more
 * than $100 less, its maximum yearly cost is lower, no other amount is higher, and it has every advantage of `worse`.
 */
function isWorseInEveryCase(worse: RankedPlan, better: RankedPlan): boolean {
  const [w, b] = [billsOf(worse), billsOf(better)];
  const isComparable =
    worse.plan.issuer.id === better.plan.issuer.id &&
    worse.plan.type === better.plan.type &&
    worse.plan.topics !== null &&
    better.plan.topics !== null;
  return (
    isComparable &&
    shownInSteps(w.average) - shownInSteps(b.average) > 100 &&
    w.most > b.most &&
    w.others.every((amount, index) => amount >= (b.others[index] ?? Number.NaN)) &&
    new Set([...goodsOf(better.plan), ...goodsOf(worse.plan)]).size === goodsOf(better.plan).length
  );
}

it(`in ${TURNS} random lists, a plan is dominated if and only if a plan of its insurer is better in every case`, () => {
  const wrong: string[] = [];
  let found = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { rows } = randomList(6);
    const dominated = findDominatedPlans(rows);
    found += dominated.size;
    for (const row of rows) {
      const named = dominated.get(row.plan.id);
      if (named ? !isWorseInEveryCase(row, named) : rows.some((other) => isWorseInEveryCase(row, other)))
        wrong.push(`list ${turn}: ${row.plan.id}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(TURNS / 20);
});

it('a plan whose costs rest on assumed prices dominates no other plan', () => {
  const [guessed, other] = [
    aPlan({ premium_w_credit: 300, year_cost: aYearCost({ premiums: 3_600, care: 1_000, assumed: ['medicines'] }) }),
    aPlan({ premium_w_credit: 320, year_cost: aYearCost({ premiums: 3_840, care: 1_200 }) }),
  ];
  expect(findDominatedPlans(rankPlans([guessed, other], [])).size).toBe(0);
});

it('plans are sorted by missed criteria, average year, premium and id, with unknown amounts last', () => {
  const expensive = aPlan({ year_cost: aYearCost({ premiums: 6_000 }), topics: ['Dental'] });
  const cheap = aPlan({ year_cost: aYearCost({ premiums: 1_200 }), topics: [] });
  const unknown = aPlan({ premium: null, premium_w_credit: null, year_cost: null, topics: ['Dental'] });
  const criteria = criteriaFor({ ...NO_PREFERENCES, dental: true }, household);
  expect(rankPlans([unknown, cheap, expensive], criteria).map(({ plan }) => plan.id)).toEqual([
    expensive.id,
    unknown.id,
    cheap.id,
  ]);
  expect(rankPlans([unknown, expensive, cheap], []).map(({ plan }) => plan.id)).toEqual([
    cheap.id,
    expensive.id,
    unknown.id,
  ]);
});

it('plans with the same wishes are sorted by the unrounded average year, then premium, then id', () => {
  const plan = (id: string, premium: number, average: number, most: number) =>
    aPlan({ id, premium_w_credit: premium, year_cost: { ...aYearCost(), average, most } });
  const inOrder = [
    plan('D', 400, 6_301, 20_000),
    plan('B', 300, 6_302, 15_000),
    plan('C', 300, 6_302, 14_000),
    plan('A', 310, 6_302, 9_000),
  ];
  expect(rankPlans(inOrder.toReversed(), []).map(({ plan: { id } }) => id)).toEqual(['D', 'B', 'C', 'A']);
});

it('a plan that does not cover a medicine dominates no plan that covers it', () => {
  const [good, bad] = [
    aPlan({ premium_w_credit: 300, year_cost: aYearCost({ premiums: 3_600, care: 1_000 }) }),
    aPlan({ premium_w_credit: 320, year_cost: aYearCost({ premiums: 3_840, care: 1_200 }) }),
  ];
  const dominated = (careOfGood: ReturnType<typeof aPlanCare>) =>
    findDominatedPlans(rankPlans([good, bad], [], null, (id) => (id === good.id ? careOfGood : aPlanCare()))).size;
  expect([dominated(aPlanCare('no', 2)), dominated(aPlanCare())]).toEqual([0, 1]);
});
