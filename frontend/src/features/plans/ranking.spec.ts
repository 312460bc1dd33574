import { expect, it } from '@jest/globals';
import type { PlanSummary } from '../../../../backend/src/contract/plan.js';
import { NO_PREFERENCES } from '../../../../backend/src/contract/preferences.js';
import { dominatedIn } from './dominated.js';
import { marksOf, type Mark } from './marks.js';
import { aPlan } from './plan.builder.js';
import { wishesOf } from './preferences.js';
import { RandomHousehold } from './random-household.builder.js';
import { rank, type Ranked } from './ranking.js';

const random = new RandomHousehold(5_062_026);
const household = { income: 50_000, people: [{ age: 50, aptc_eligible: true }] };
const orInfinity = (amount: number | null): number => amount ?? Infinity;

/** A household with its plans, ranked. */
function randomList(most: number) {
  const [search, preferences, plans] = [random.search(), random.preferences(), random.plans(most)];
  const wishes = wishesOf(preferences, search.household);
  return { wishes, rows: rank(plans, wishes, preferences.ownCare) };
}

/** Whether nobody in the list comes before this plan by these amounts, the first that differs deciding; ids decide at last. */
function isFirst(row: Ranked, rows: readonly Ranked[], amounts: (row: Ranked) => number[]): boolean {
  const order = (one: Ranked) => [...amounts(one), orInfinity(one.cost.usual), orInfinity(one.cost.bad), orInfinity(one.cost.premiums)];
  return rows.every((other) => {
    if (other === row) return true;
    const [mine, theirs] = [order(row), order(other)];
    const at = mine.findIndex((amount, index) => amount !== theirs[index]);
    return at < 0 ? row.plan.id < other.plan.id : (mine[at] ?? 0) < (theirs[at] ?? 0);
  });
}

it('in 10,000 random lists each mark stands where trying every plan puts it, and nowhere else', () => {
  const wrong: string[] = [];
  for (let turn = 0; turn < 10_000; turn += 1) {
    const { rows, wishes } = randomList(6);
    const marks = marksOf(rows);
    const should: Record<Mark, (row: Ranked) => boolean> = {
      lowestUsual: (row) => row.cost.usual !== null && isFirst(row, rows, ({ cost }) => [orInfinity(cost.usual)]),
      lowestBad: (row) => row.cost.bad !== null && isFirst(row, rows, ({ cost }) => [orInfinity(cost.bad)]),
      bestFit: (row) => {
        const met = ({ plan }: Ranked) => wishes.filter((wish) => wish.judge(plan) === 'meets').length;
        return met(row) > 0 && isFirst(row, rows.filter((other) => met(other) > 0), (other) => [-met(other)]);
      },
    };
    for (const row of rows) {
      for (const mark of Object.keys(should) as Mark[]) {
        if (should[mark](row) !== (marks.get(row.plan.id)?.includes(mark) ?? false)) wrong.push(`list ${turn}: ${mark} of ${row.plan.id}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

/** Worse whatever happens, looked at fact by fact. */
function isWorse(worse: Ranked, better: Ranked): boolean {
  const [w, b] = [worse.plan, better.plan];
  const least = (rows: PlanSummary['deductibles']): number => Math.max(...rows.map(({ amount }) => amount));
  const known = [worse, better].every(({ plan, cost }) => cost.usual !== null && cost.bad !== null && plan.premium !== null && plan.deductibles.length > 0 && plan.topics !== null);
  return known && w.issuer.id === b.issuer.id && w.type === b.type
    && orInfinity(better.cost.usual) < orInfinity(worse.cost.usual) && orInfinity(better.cost.bad) < orInfinity(worse.cost.bad)
    && orInfinity(b.premium_w_credit) <= orInfinity(w.premium_w_credit) && least(b.deductibles) <= least(w.deductibles)
    && !(w.hsa_eligible && !b.hsa_eligible) && !(w.has_national_network && !b.has_national_network) && !(b.specialist_referral_required && !w.specialist_referral_required)
    && (w.topics ?? []).every((topic) => b.topics?.includes(topic)) && w.disease_mgmt_programs.every((program) => b.disease_mgmt_programs.includes(program));
}

it('in 10,000 random lists exactly those plans are called worse that another of the insurer beats in every case', () => {
  const wrong: string[] = [];
  let found = 0;
  for (let turn = 0; turn < 10_000; turn += 1) {
    const { rows } = randomList(6);
    const dominated = dominatedIn(rows);
    found += dominated.size;
    for (const row of rows) {
      const named = dominated.get(row.plan.id);
      if (named ? !isWorse(row, named) : rows.some((other) => isWorse(row, other))) wrong.push(`list ${turn}: ${row.plan.id}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(500);
}, 60_000);

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
