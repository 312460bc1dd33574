import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import type { Provenance } from '../../../../backend/src/contract/plans.contract.js';
import { aPlan } from './plan.builder.js';
import { planPath } from './plan-path.js';
import { PlanProblem } from './PlanProblem.js';
import { RandomHousehold } from './random-household.builder.js';
import { passedFrom } from './use-plan.js';

const search = new RandomHousehold(15_031_931).search();
const plan = aPlan();
const provenance: Provenance = { asOf: '2026-11-02T10:00:00.000Z', source: 'sample', stale: false };

it.each([
  ['figures with their source and date', { search, plan, provenance }, plan.id],
  ['no figures that bring no source', { search, plan }, undefined],
  ['the household alone, as from a saved plan', { search }, undefined],
])('a link brings %s', (_, state, shown) => {
  const passed = passedFrom(state, plan.id);
  expect([passed?.search, passed?.figures?.plan.id]).toEqual([search, shown]);
});

it.each([[null], [{ search: { year: 'x' } }], [{ search, plan: aPlan(), provenance }]])('nothing comes along from %#: empty, made up, of another plan', (state) => {
  expect(passedFrom(state, plan.id)).toBeNull();
});

const told = (id: string, error: unknown, changes: { isShown?: boolean; isLoading?: boolean } = {}) =>
  render(<PlanProblem id={id} error={error} isShown={false} isLoading={false} {...changes} />).container.textContent;

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
  expect(told(plan.id, undefined, { isShown: true })).toBe('');
  expect(told(plan.id, { status: 500 }, { isShown: true })).toContain(PLAN_PAGE.failedWithStatus(500));
  expect(told(plan.id, undefined)).toBe(PLAN_PAGE.noDetails);
});

it('the address of a plan holds its year wherever it is known', () => {
  expect([planPath(plan.id), planPath(plan.id, 2027)]).toEqual([`/plan/${plan.id}`, `/plan/${plan.id}?year=2027`]);
});
