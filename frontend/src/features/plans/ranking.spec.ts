import { expect, it } from '@jest/globals';
import { METAL_LEVELS } from '../../../../backend/src/contract/limits.js';
import { TOPICS } from '../../../../backend/src/contract/benefit-topics.js';
import type { PlanSummary } from '../../../../backend/src/contract/plan.js';
import { NO_PREFERENCES, type Preferences } from '../../../../backend/src/contract/preferences.js';
import { dominatedIn } from './dominated.js';
import { marksOf, type Mark } from './marks.js';
import { aPlan, deductible, moop } from './plan.builder.js';
import { wishesOf } from './preferences.js';
import { rank } from './ranking.js';

/** A fixed seed: the same 10,000 households every time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = randomNumbers(20_261_121);
const below = (limit: number): number => Math.floor(random() * limit);
const maybe = <T,>(value: T, chance = 0.1): T | null => (random() < chance ? null : value);

function randomPlan(): PlanSummary {
  const premium = maybe(below(90_000) / 100 + 1, 0.05);
  return aPlan({
    issuer: { id: String(11_111 + below(3)), name: 'Insurer' }, type: random() < 0.5 ? 'HMO' : 'PPO', metal_level: METAL_LEVELS[below(4)] ?? 'Silver',
    premium, premium_w_credit: premium === null ? null : Math.max(0, premium - below(300)), oopc: maybe(below(12_000)),
    deductibles: random() < 0.1 ? [] : [deductible(below(9_000))], moops: random() < 0.1 ? [] : [moop(below(10_000))],
    hsa_eligible: random() < 0.3, topics: maybe(TOPICS.filter(() => random() < 0.5)),
  });
}
const randomPreferences = (): Preferences => ({ ...NO_PREFERENCES, premium: maybe(below(2_000), 0.5), dental: random() < 0.5, vision: random() < 0.5, metal: random() < 0.3 ? 'Silver' : '' });
const household = { income: 50_000, people: [{ age: 50, aptc_eligible: true }] };

/** The same facts from the plain figures, without any code of the product. */
const usualYear = ({ premium, premium_w_credit, oopc, moops: [only] }: PlanSummary): number | null =>
  premium === null || premium_w_credit === null || oopc === null ? null : Math.round(premium_w_credit * 100) * 12 + Math.min(oopc * 100, only ? only.amount * 100 : Infinity);
const badYear = ({ premium, premium_w_credit, moops: [only] }: PlanSummary): number | null =>
  premium === null || premium_w_credit === null || !only ? null : Math.round(premium_w_credit * 100) * 12 + only.amount * 100;
const orInfinity = (amount: number | null): number => amount ?? Infinity;
const orNull = (plan: PlanSummary | undefined, amount: (plan: PlanSummary) => number | null): number | null => (plan ? amount(plan) : null);
const smallest = (amounts: (number | null)[]): number | null => amounts.reduce((least, amount) => (amount === null ? least : Math.min(least ?? Infinity, amount)), null);

it('in 10,000 random lists each mark stands with a plan nobody beats, and no mark without its fact', () => {
  for (let turn = 0; turn < 10_000; turn += 1) {
    const plans = Array.from({ length: 1 + below(8) }, randomPlan);
    const wishes = wishesOf(randomPreferences(), household);
    const rows = rank(plans, wishes);
    const marks = marksOf(rows);
    const holder = (mark: Mark): PlanSummary | undefined => rows.find(({ plan }) => marks.get(plan.id)?.includes(mark))?.plan;
    const met = (plan: PlanSummary | undefined): number => (plan ? wishes.filter((wish) => wish.judge(plan) === 'meets').length : 0);
    expect(orNull(holder('lowestUsual'), usualYear)).toBe(smallest(plans.map(usualYear)));
    expect(orNull(holder('lowestBad'), badYear)).toBe(smallest(plans.map(badYear)));
    expect(met(holder('bestFit'))).toBe(Math.max(...plans.map(met)));
  }
}, 60_000);

it('in 10,000 random pairs a plan called worse in every case really is', () => {
  for (let turn = 0; turn < 10_000; turn += 1) {
    const [one, other] = [randomPlan(), randomPlan()];
    const rows = rank([one, other], []);
    for (const [id, better] of dominatedIn(rows)) {
      const worse = id === one.id ? one : other;
      expect(worse.issuer.id).toBe(better.plan.issuer.id);
      expect(orInfinity(usualYear(better.plan))).toBeLessThan(usualYear(worse) ?? 0);
      expect(orInfinity(badYear(better.plan))).toBeLessThan(badYear(worse) ?? 0);
      expect(orInfinity(better.plan.premium_w_credit)).toBeLessThanOrEqual(worse.premium_w_credit ?? 0);
      expect(better.plan.topics).toEqual(expect.arrayContaining(worse.topics ?? ['unknown']));
    }
  }
});

it('finds the plan that is worse in every case', () => {
  const [good, bad] = [aPlan({ premium_w_credit: 300, oopc: 1_000 }), aPlan({ premium_w_credit: 320, oopc: 1_200 })];
  expect([...dominatedIn(rank([good, bad], []))].map(([id, better]) => [id, better.plan.id])).toEqual([[bad.id, good.id]]);
});

it('says nothing about plans of different insurers or where a figure is not known', () => {
  const [good, bad] = [aPlan({ premium_w_credit: 300, oopc: 1_000 }), aPlan({ premium_w_credit: 320, oopc: 1_200 })];
  expect(dominatedIn(rank([good, { ...bad, issuer: { id: '22222', name: 'Other' } }], [])).size).toBe(0);
  expect(dominatedIn(rank([good, { ...bad, oopc: null }], [])).size).toBe(0);
});

it('orders by wishes missed, then yearly cost, then premium, then id, unknown last', () => {
  const dear = aPlan({ premium_w_credit: 500, topics: ['Dental'] });
  const cheap = aPlan({ premium_w_credit: 100, topics: [] });
  const unknown = aPlan({ premium: null, premium_w_credit: null, topics: ['Dental'] });
  const wishes = wishesOf({ ...NO_PREFERENCES, dental: true }, household);
  expect(rank([unknown, cheap, dear], wishes).map(({ plan }) => plan.id)).toEqual([dear.id, unknown.id, cheap.id]);
  expect(rank([unknown, dear, cheap], []).map(({ plan }) => plan.id)).toEqual([cheap.id, dear.id, unknown.id]);
});
