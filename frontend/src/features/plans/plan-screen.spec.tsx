import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import type { Eligibility, Provenance } from '../../../../backend/src/contract/plans.contract.js';
import { aPlan } from './plan.builder.js';
import { planPath } from './plan-path.js';
import { PlanProblem } from './PlanProblem.js';
import { RandomHousehold } from './random-household.builder.js';
import { claimPrivateStorage, clearPrivateStorage } from '../session/private-storage.js';
import { passedFrom, passing } from './passed.js';

const search = new RandomHousehold(15_031_931).search();
const plan = aPlan();
const provenance: Provenance = { asOf: '2026-11-02T10:00:00.000Z', source: 'sample', stale: false };

const eligibility: Eligibility = { aptc: 0, csr: null, is_medicaid_chip: false, in_coverage_gap: false, people: [] };
const whole = { plan, provenance, eligibility };

it.each([
  ['figures with their source, their date and whom they are for', passing(search, whole), plan.id],
  ['no figures that bring no source', passing(search, { plan, eligibility }), undefined],
  ['no figures of which nobody knows whom they are for', passing(search, { plan, provenance }), undefined],
  ['the household alone, as from a saved plan', passing(search), undefined],
])('a link brings %s', (_, state, shown) => {
  const passed = passedFrom(state, plan.id);
  expect([passed?.search, passed?.figures?.plan.id]).toEqual([search, shown]);
});

it.each([[null], [{ search: { year: 'x' } }], [passing(search, { ...whole, plan: aPlan() })], [{ search, ...whole }]])('nothing comes along from %#: empty, made up, of another plan, without a mark', (state) => {
  expect(passedFrom(state, plan.id)).toBeNull();
});

it('nothing comes along once somebody logged out: the tab still goes back to it', () => {
  claimPrivateStorage('a');
  const state = passing(search, whole);
  expect(passedFrom(state, plan.id)).not.toBeNull();
  clearPrivateStorage();
  expect(passedFrom(state, plan.id)).toBeNull();
});

const told = (id: string, error: unknown, changes: { isWhole?: boolean; isLoading?: boolean } = {}) =>
  render(<PlanProblem id={id} error={error} isWhole={false} isLoading={false} {...changes} />).container.textContent;

it.each(['', 'silver', '11111TX', '11111TX0000001x'])('without an id that can be one ("%s") it says that none is selected and one is required', (id) => {
  expect(told(id, undefined)).toBe(PLAN_PAGE.none + PLAN_PAGE.idRequired);
});

it('a failure carries its status, a plan that is not there does not, and no answer at all has none', () => {
  expect(told(plan.id, { status: 503, detail: 'Later.' })).toBe(`${PLAN_PAGE.noDetails}Later.${PLAN_PAGE.failedWithStatus(503)}`);
  expect(told(plan.id, { status: 404, detail: 'Unknown.' })).toBe(`${PLAN_PAGE.noDetails}Unknown.`);
  expect(told(plan.id, { status: 'offline' })).toBe(PLAN_PAGE.noDetails);
});

it('says nothing while the plan may still come, nor once it is there; a failed renewal is told beside what is shown', () => {
  expect(told(plan.id, undefined, { isLoading: true })).toBe('');
  expect(told(plan.id, undefined, { isWhole: true })).toBe('');
  expect(told(plan.id, { status: 500 }, { isWhole: true })).toContain(PLAN_PAGE.failedWithStatus(500));
  expect(told(plan.id, undefined)).toBe(PLAN_PAGE.noDetails);
});

it('the address of a plan holds its year wherever it is known', () => {
  expect([planPath(plan.id), planPath(plan.id, 2027)]).toEqual([`/plan/${plan.id}`, `/plan/${plan.id}?year=2027`]);
});
