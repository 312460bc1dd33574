import { expect, it } from '@jest/globals';
import type { Person, PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanToSave } from '#contract/api/saved.contract.js';
import { RandomHousehold } from './builders/random-household.builder.js';
import { areSameAnswers, isPricedFor, priceChangeOf, savedPriceOf } from './price-change.js';

const asOf = '2026-10-03T14:00:00.000Z';
const search = new RandomHousehold(1_003).search();
const saved = (changes: Partial<PlanToSave> = {}): PlanToSave => ({
  plan_id: '11111TX0000001',
  name: 'Silver 1',
  year: search.year,
  search,
  price: { monthly: 412.4, asOf },
  ...changes,
});
const withPeople = (change: (person: Person) => Person): PlanSearch => ({
  ...search,
  household: { ...search.household, people: search.household.people.map(change) },
});

it('a changed price is told in whole dollars, as every page shows it', () => {
  expect(priceChangeOf(saved(), 429.6)).toEqual({ was: 412, now: 430, asOf });
  expect(priceChangeOf(saved(), 0)).toEqual({ was: 412, now: 0, asOf });
});

it('a difference that nobody could see is no change', () => {
  expect(priceChangeOf(saved(), 411.6)).toBeNull();
});

it('nothing is said without both prices', () => {
  expect(priceChangeOf(saved({ price: null }), 430)).toBeNull();
  expect(priceChangeOf(saved(), null)).toBeNull();
  expect(priceChangeOf(saved({ price: { monthly: 412, asOf: 'some day' } }), 430)).toBeNull();
});

it('a plan is saved with its price after the tax credit and the time of the data', () => {
  expect(savedPriceOf({ premium_w_credit: 0 }, { asOf })).toEqual({ monthly: 0, asOf });
  expect(savedPriceOf({ premium_w_credit: null }, { asOf })).toBeNull();
  expect(savedPriceOf({ premium_w_credit: 412.4 }, undefined)).toBeNull();
});

it('prices are compared only for the same answers, place and year', () => {
  const { household, place, year } = search;
  const others: PlanSearch[] = [
    withPeople((person) => ({ ...person, age: person.age + 1 })),
    withPeople((person) => ({ ...person, uses_tobacco: !person.uses_tobacco })),
    { ...search, household: { ...household, income: null } },
    { ...search, place: { ...place, countyfips: '48999' } },
    { ...search, year: year + 1 },
  ];
  expect(others.map((other) => isPricedFor(saved(), other))).toEqual(others.map(() => false));
  const turned = Object.fromEntries(Object.entries(search).toReversed()) as PlanSearch;
  expect(isPricedFor(saved(), turned)).toBe(true);
});

it('answers that differ in the year alone are the same', () => {
  expect(areSameAnswers(search, { ...search, year: search.year + 1 })).toBe(true);
  const { household } = search;
  expect(areSameAnswers(search, { ...search, household: { ...household, income: 45_001 } })).toBe(false);
});

it('how much care people expect is no reason for another price', () => {
  expect(
    isPricedFor(
      saved(),
      withPeople((person) => ({ ...person, utilization_level: 'High' })),
    ),
  ).toBe(true);
});

it('a plan without its search or its price cannot be compared', () => {
  expect([saved({ search: null }), saved({ price: null })].map((plan) => isPricedFor(plan, search))).toEqual([
    false,
    false,
  ]);
});
