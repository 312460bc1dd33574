import { beforeEach, expect, it } from '@jest/globals';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { noteChange } from '#features/session/index.js';
import { aPlan, aReply, NO_HELP } from '../model/builders/plan.builder.js';
import { badgesFor } from '../model/ranking/badges.js';
import { rankPlans } from '../model/ranking/ranking.js';
import { firstPlansOf } from './use-first-plans.js';

const NOW = Date.UTC(2026, 10, 28);
const HOUR = 60 * 60 * 1000;
const search = (year = 2027): PlanSearch => ({
  household: { income: 40_000, people: [{ age: 50, aptc_eligible: true }] },
  market: 'Individual',
  place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
  year,
});
const reply = aReply([], { total: 1 });
const listOf = (plans = [aPlan({ id: 'a' }), aPlan({ id: 'b' })]) => {
  const rows = rankPlans(plans, []);
  return {
    reply,
    submitted: { search: search(), kinds: null },
    rows,
    badges: badgesFor(rows),
    hasCriteria: false,
    isPending: false,
  };
};
const first = (changes: Partial<ReturnType<typeof listOf>> = {}, soldYears: number[] | null = [2027], now = NOW) =>
  firstPlansOf({ ...listOf(), ...changes }, soldYears, now);
beforeEach(() => localStorage.clear());

it('the search is remembered for a day, but not for longer than the answers of a guest', () => {
  expect(first()).toEqual({ body: JSON.stringify(search()), plans: ['a'], until: NOW + 24 * HOUR });
  noteChange(NOW - 20 * HOUR);
  expect(first()?.until).toBe(NOW + 4 * HOUR);
});

const with_ = (eligibility: Partial<typeof NO_HELP>) => ({
  reply: { ...reply, eligibility: { ...NO_HELP, ...eligibility } },
});
const child = { is_priced: false, is_medicaid_chip: true, in_coverage_gap: false };
it.each([
  ['everybody may get Medicaid', first(with_({ is_medicaid_chip: true }))],
  ['a child may get CHIP', first(with_({ people: [{ ...child, is_medicaid_chip: false }, child] }))],
  ['preferences, medicines or doctors change the order', first({ hasCriteria: true })],
  ['the costs of the own care are still coming', first({ isPending: true })],
  [
    'the costs are those of the own care',
    first({ rows: listOf().rows.map((row) => ({ ...row, isFromOwnCare: true })) }),
  ],
  ['a first plan has no price', first(listOf([aPlan({ premium_w_credit: null })]))],
  ['there are no plans', first(listOf([]))],
  ['the years are not known yet', first({}, null)],
  ['the year is not sold', first({}, [2028])],
  ['the year is over', first({ submitted: { search: search(2025), kinds: null } }, [2025])],
  ['open enrollment is over', first({ submitted: { search: search(2026), kinds: null } }, [2026])],
  ['open enrollment ends within a day', first({}, [2027], new Date('2027-01-15T12:00:00').getTime())],
])('nothing is remembered if %s', (_, found) => {
  expect(found).toBeNull();
});
