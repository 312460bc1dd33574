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

/** Dollars of a list of rows as it is written in the random plans: "Combined", "(Total)", or a pair; one of a pair alone tells too little. */
const dollarsOf = (rows: PlanSummary['deductibles']): number =>
  rows.length === 2 || rows.some(({ type }) => /^Combined|Total/.test(type)) ? rows.reduce((sum, { amount }) => sum + amount, 0) : Number.NaN;

/** What somebody would give away by taking the one instead of the other, as plain words. */
const goodsOf = ({ hsa_eligible, has_national_network, specialist_referral_required, topics, disease_mgmt_programs }: PlanSummary): string[] =>
  [...(hsa_eligible ? ['hsa'] : []), ...(has_national_network ? ['national'] : []), ...(specialist_referral_required ? [] : ['no referral']), ...(topics ?? []), ...disease_mgmt_programs.map((name) => `runs ${name}`)];

/**
 * What the plan costs in cents in a usual and in a bad year, without any care, and before it pays, from its plain figures;
 * NaN where one is not known, which is neither less nor more than anything.
 */
function bills({ plan, cost }: Ranked): { usual: number; bad: number; others: number[] } {
  const year = plan.premium === null ? Number.NaN : (plan.premium_w_credit ?? Number.NaN) * 12;
  const cap = dollarsOf(plan.moops);
  // One's own care is reckoned by the product alone; the marketplace's estimate is in the plan.
  const care = cost.isOwn ? (cost.usual ?? Number.NaN) / 100 - year : Math.min(plan.oopc ?? Number.NaN, cap);
  const round = (dollars: number) => Math.round(dollars * 100);
  return { usual: round(year + care), bad: round(year + cap), others: [round(year), dollarsOf(plan.deductibles)] };
}

/** Whether the other asks for less in both years, for no more in anything, and gives up nothing. */
function losesEveryWay(worse: Ranked, better: Ranked): boolean {
  const [w, b] = [bills(worse), bills(better)];
  const isComparable = worse.plan.issuer.id === better.plan.issuer.id && worse.plan.type === better.plan.type && worse.plan.topics !== null && better.plan.topics !== null;
  return isComparable && w.usual > b.usual && w.bad > b.bad && w.others.every((amount, index) => amount >= (b.others[index] ?? Number.NaN))
    && new Set([...goodsOf(better.plan), ...goodsOf(worse.plan)]).size === goodsOf(better.plan).length;
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
      if (named ? !losesEveryWay(row, named) : rows.some((other) => losesEveryWay(row, other))) wrong.push(`list ${turn}: ${row.plan.id}`);
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
