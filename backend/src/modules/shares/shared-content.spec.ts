import { expect, it } from '@jest/globals';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { visibleSearch } from './shared-content.js';

it.each([true, false])('a shared link never shows a month of birth; answers about health are ticked: %s', (health) => {
  const search: PlanSearch = {
    household: { income: 30_000, people: [{ age: 64, aptc_eligible: true, born: '1962-03' }] },
    market: 'Individual',
    place: { countyfips: '48113', state: 'TX', zipcode: '75001' },
    year: 2027,
  };
  const shows = { prices: true, answers: true, health, medicines: false, doctors: false };
  const shown = visibleSearch({ search, shows });
  expect(shown?.household.people).toEqual([expect.objectContaining({ age: 64 })]);
  expect(JSON.stringify(shown)).not.toMatch(/born|1962/);
});
