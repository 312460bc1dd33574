import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { COMPARE_PLANS } from '#contract/messages/plans/plans.js';
import { InStore } from '#store/store.builder.js';
import { storedSelection } from '../storage/selected-plans.slice.js';
import { UnlistedPlans } from './UnlistedPlans.js';

const chosen = (id: string, year: number) => ({ id, name: `Plan ${id}`, year });

it('plans that were chosen for other answers are counted and can be taken out of the comparison', () => {
  // The comparison itself says which plans are for another year.
  const kept = [chosen('11111TX0000001', 2026), chosen('22222TX0000002', 2027)];
  storedSelection.write([...kept, chosen('33333TX0000003', 2026), chosen('44444TX0000004', 2026)]);
  const { container } = render(<UnlistedPlans planIds={['11111TX0000001']} year={2026} />, { wrapper: InStore });
  expect(screen.getByText(COMPARE_PLANS.unlisted(2), { exact: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: COMPARE_PLANS.removeUnlisted(2) }));
  expect(storedSelection.read()).toEqual(kept);
  expect(container.textContent).toBe('');
});
