import * as z from 'zod/mini';
import { PlanSearchReply, type PlanSearch } from '#contract/api/plans.contract.js';
import { COVERAGE_BATCH } from '#contract/limits/care.js';
import { SampleCatalog } from '#sandbox/marketplace/sample/sample-catalog.js';
import type { Answer } from '../harness/browser.js';

/** Counties for tests: Dallas has 136 plans of many insurers, Wichita eighteen of one, and Finney nine of one. */
export const DALLAS = { countyfips: '48113', state: 'TX', zipcode: '75001' };
const WICHITA = { countyfips: '48485', state: 'TX', zipcode: '76301' };
export const FINNEY = { countyfips: '20055', state: 'KS', zipcode: '67846' };

let income = 41_000;
/** Returns a search for people of another age and income than in earlier tests, so that no cached answer exists. */
export const newSearch = (changes: Partial<PlanSearch> = {}): PlanSearch => ({
  household: {
    income: (income += 1),
    people: [{ age: 30 + (income % 34), aptc_eligible: true, gender: 'Female', uses_tobacco: false }],
  },
  market: 'Individual',
  place: WICHITA,
  year: 2026,
  ...changes,
});

export const replyOf = (answer: Answer): PlanSearchReply => z.parse(PlanSearchReply, answer.body);

/** Ids of ten plans of Dallas, of many insurers. */
export const tenPlans = (): string[] =>
  new SampleCatalog()
    .plansIn({ fips: DALLAS.countyfips, state: DALLAS.state }, 2026)
    .map(({ facts }) => facts.id)
    .filter((_, index) => index % 7 === 0)
    .slice(0, COVERAGE_BATCH.plans);
