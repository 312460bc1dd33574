import { PLAN } from '../messages/plan.js';
import { aPlan, aPlanCare, aYearCost } from './builders/plan.builder.js';
import { defaultSort, inListOrder, isSortColumn, sortChoices, type SortOffer } from './list-order.js';
import { countedPlans } from './ranking/counted-plans.js';
import { rankPlan, rankPlans, type RankedPlan } from './ranking/ranking.js';

const NEEDS = [
  { name: 'A', care: 1_000, covers: aPlanCare('no', 2) },
  { name: 'B', care: 3_000, covers: aPlanCare() },
  { name: 'C', care: 2_000, covers: aPlanCare() },
  { name: 'D', care: 500, covers: aPlanCare('no', 2) },
];
const rows: readonly RankedPlan[] = NEEDS.map(({ name, care, covers }) =>
  rankPlan(
    aPlan({ name, premium_w_credit: care, year_cost: aYearCost({ premiums: 0, care, maximum: 5 * care }) }),
    [],
    null,
    () => covers,
  ),
);
const order = (column: string, direction: 'ascending' | 'descending' = 'ascending'): string =>
  inListOrder(rows, { column, direction }, countedPlans(rows))
    .map(({ plan }) => plan.name)
    .join('');

it.each(['average', 'aLittleCare', 'aLotOfCare', 'most'])(
  'by %s, plans whose cost leaves out a medicine come after all others',
  (column) => {
    expect([order(column), order(column, 'descending')]).toEqual(['CBDA', 'BCAD']);
  },
);

it('by premium, all plans are sorted together', () => {
  expect(order('premium')).toBe('DACB');
});

it('by wishes, a plan whose cost leaves out a medicine comes after those that miss as many wishes', () => {
  const plans = rows.map(({ plan }) => plan);
  const cares = new Map(rows.map(({ plan, care }) => [plan.id, care]));
  const ranked = rankPlans(plans, [], null, (id) => cares.get(id) ?? null);
  expect(ranked.map(({ plan }) => plan.name).join('')).toBe('CBDA');
});

it('counts the plans that are left out, and says whether the others cover all medicines or the same of them', () => {
  const { leftOut, words } = countedPlans(rows);
  expect(leftOut).toBe(2);
  expect(words.first).toContain('Plans that cover all the medicines on your list come first.');
  const generic = rows.map((row) => (row.care?.shortfall ? row : { ...row, care: aPlanCare('generic') }));
  expect(countedPlans(generic).words.first).toContain('Plans that cover the same medicines come first.');
});

it('without wishes, medicines and doctors, the average year is the default order and is offered once', () => {
  const names = ['B', 'A', 'D', 'C'];
  const plans = names.map((name, at) => aPlan({ name, year_cost: aYearCost({ premiums: 0, care: 10 * at }) }));
  const ranked = rankPlans(plans.toReversed(), []);
  expect(inListOrder(ranked, defaultSort(false), countedPlans(ranked))).toEqual(ranked);
  const choices = (hasCriteria: boolean, expected: SortOffer['expected'] = null) =>
    sortChoices((text) => text, { hasCriteria, expected }).map(({ value }) => value);
  expect(choices(false)).toEqual(['average', 'name', 'premium', 'most', 'deductibles', 'moops']);
  expect(choices(true)).toEqual(['matchScore', 'name', 'premium', 'average', 'most', 'deductibles', 'moops']);
  expect(choices(false, 'aLotOfCare')).toEqual([
    'average',
    'name',
    'premium',
    'aLotOfCare',
    'most',
    'deductibles',
    'moops',
  ]);
});

it('a column that is not offered cannot be chosen by the URL', () => {
  const none = { hasCriteria: false, expected: null };
  expect(['banana', 'matchScore', 'aLotOfCare', null].filter((column) => isSortColumn(column, none))).toEqual([]);
  expect(isSortColumn('matchScore', { ...none, hasCriteria: true })).toBe(true);
});

it('full prices are not called premiums after a tax credit', () => {
  const labels = (isFullPrice: boolean) =>
    sortChoices((text) => text, { hasCriteria: true, expected: null }, isFullPrice).map(({ label }) => label);
  expect(labels(true)).toContain(PLAN.fullPremium);
  expect(labels(true)).not.toContain(PLAN.premiumAfterCredit);
  expect(labels(false)).toContain(PLAN.premiumAfterCredit);
});
