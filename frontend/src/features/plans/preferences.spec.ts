import { expect, it } from '@jest/globals';
import { MATCHING } from '../../../../backend/src/contract/messages/plans.js';
import type { PlanSummary } from '../../../../backend/src/contract/plan.js';
import type { Household, Person } from '../../../../backend/src/contract/plans.contract.js';
import { NO_PREFERENCES, type Preferences } from '../../../../backend/src/contract/preferences.js';
import { aPlan } from './plan.builder.js';
import { matchOf, wishesOf } from './preferences.js';

const household = (...people: Partial<Person>[]): Household => ({ income: 50_000, people: people.map((person) => ({ age: 50, aptc_eligible: true, ...person })) });
const match = (plan: Partial<PlanSummary>, preferences: Partial<Preferences>, people = household({})) =>
  matchOf(aPlan(plan), wishesOf({ ...NO_PREFERENCES, ...preferences }, people));

it('nothing asked, nothing matched', () => {
  expect(match({}, {})).toMatchObject({ asked: 0, missed: 0, matchesAll: false });
});

it('a premium at or below the wish matches, under the specification\'s own label', () => {
  expect(match({ premium_w_credit: 300 }, { premium: 300 })).toMatchObject({ matched: ['Under $300/month'], matchesAll: true });
  expect(match({ premium_w_credit: 300.01 }, { premium: 300 })).toMatchObject({ missing: ['Under $300/month'], missed: 1 });
  expect(match({ premium: null, premium_w_credit: null }, { premium: 2_000 }).missed).toBe(1);
});

it('a slider nobody moved is no wish', () => {
  expect(wishesOf(NO_PREFERENCES, household({}))).toEqual([]);
});

it('metal levels are compared without regard to case', () => {
  expect(match({ metal_level: 'SILVER' }, { metal: 'Silver' }).matchesAll).toBe(true);
});

it.each([
  ['tobacco', { uses_tobacco: true }, 'Smoking Cessation'],
  ['pregnancy', { is_pregnant: true }, 'Maternity'],
  ['a parent', { is_parent: true }, 'Pediatric'],
  ['other minimum coverage', { aptc_eligible: false }, 'Essential Benefits'],
] as const)('%s asks for %s of the plan', (_, person, label) => {
  expect(match({ topics: [label] }, {}, household(person)).matched).toEqual([label]);
  expect(match({ topics: [] }, {}, household(person)).missing).toEqual([label]);
});

it('children\'s dental is an answer only when nobody but children is covered', () => {
  const plan = { topics: ['Dental for children'] } as const;
  expect(match({ topics: [...plan.topics] }, { dental: true }, household({ age: 50 }, { age: 9 })).missing).toEqual(['Dental']);
  expect(match({ topics: [...plan.topics] }, { dental: true }, household({ age: 9 })).matched).toEqual(['Dental']);
});

it('benefits that are not loaded are said to be missing once, and counted each', () => {
  expect(match({ topics: null }, { dental: true, vision: true, metal: 'Silver' })).toMatchObject({
    matched: ['Silver'], missing: [MATCHING.benefitsNotLoaded], missed: 2, matchesAll: false,
  });
});

it('a wish asked for twice counts once', () => {
  expect(match({ topics: [] }, { programs: ['Smoking Cessation'] }, household({ uses_tobacco: true })).asked).toBe(1);
});
