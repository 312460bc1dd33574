import { beforeEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { PLAN_PAGE } from '../../../../backend/src/contract/messages/plan-page.js';
import { MATCHING } from '../../../../backend/src/contract/messages/plans.js';
import type { Benefit, Plan } from '../../../../backend/src/contract/plan.js';
import { NO_PREFERENCES } from '../../../../backend/src/contract/preferences.js';
import { keepPreferences } from './kept.js';
import { aPlan } from './plan.builder.js';
import { PlanDetails } from './PlanDetails.js';

const benefit = (name: string, changes: Partial<Benefit> = {}): Benefit =>
  ({ name, type: '', covered: true, cost_sharings: [], explanation: '', exclusions: '', has_limits: false, limit_unit: '', limit_quantity: 0, ...changes });
const inFull = (changes: Partial<Plan> = {}): Plan => ({
  ...aPlan({ metal_level: 'Gold', topics: ['Vision', 'Weight Loss'], disease_mgmt_programs: ['Weight Loss Programs', 'Asthma'], premium: null, premium_w_credit: null }),
  benefits: [benefit('Routine Eye Exam (Adult)')], brochure_url: null, benefits_url: null, network_url: null, formulary_url: null, tiered_deductibles: [], tiered_moops: [], ...changes,
});
const draw = (plan: Plan) => render(<MemoryRouter><PlanDetails isWhole plan={plan} household={null} year={2026} /></MemoryRouter>).container;

beforeEach(() => localStorage.clear());

it('opened by its address, a plan is judged by the kept wishes that need no household, and the premium is none of them', () => {
  keepPreferences({ ...NO_PREFERENCES, metal: 'Gold', vision: true, programs: ['Weight Loss'], premium: 10 });
  const { textContent } = draw(inFull());
  expect(screen.getByText(MATCHING.all)).toBeTruthy();
  expect(textContent).toContain(`${MATCHING.matches}: Gold, Vision, Weight Loss`);
});

it('what is missed is listed too', () => {
  keepPreferences({ ...NO_PREFERENCES, metal: 'Silver', vision: true, dental: true });
  const { textContent } = draw(inFull());
  expect(textContent).toContain(`${MATCHING.matches}: Vision`);
  expect(textContent).toContain(`${MATCHING.missing}: Silver, Dental`);
});

it('a tick stands beside the benefits and the program that were asked for, and nowhere else', () => {
  keepPreferences({ ...NO_PREFERENCES, vision: true, programs: ['Weight Loss'] });
  const ticked = [...draw(inFull({ benefits: [benefit('Routine Eye Exam (Adult)'), benefit('Dialysis')] })).querySelectorAll('summary, tbody th')].map(({ textContent }) => textContent).filter((text) => text?.includes('✓'));
  expect(ticked).toEqual([`✓ ${PLAN_PAGE.wished} Dental & Vision (1)`, `✓ ${PLAN_PAGE.wished} Weight Loss Programs`]);
});

it('the limit of a covered benefit is told once', () => {
  const limited = { has_limits: true, limit_quantity: 1_000, limit_unit: 'dollars per year' };
  const html = (changes: Partial<Benefit>) => draw(inFull({ benefits: [benefit('Basic Dental Care - Adult', { ...limited, ...changes })] })).textContent;
  expect(html({})).toContain('Limit: 1,000 dollars per year');
  expect(html({ explanation: 'At most $1,000 per year.' })).not.toContain('Limit:');
  expect(html({ covered: false })).not.toContain('Limit:');
});
