import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { COMPARE_PLANS } from '../messages/plans.js';
import { storedSelection } from '../storage/choices.slice.js';
import { UnlistedPlans } from './UnlistedPlans.js';

const chosen = (id: string, year: number) => ({ id, name: `Plan ${id}`, year });

it('plans chosen for other answers are counted, and can be removed from the comparison and brought back', () => {
  // The comparison itself says which plans are for another year.
  const kept = [chosen('11111TX0000001', 2026), chosen('22222TX0000002', 2027)];
  const all = [chosen('33333TX0000003', 2026), ...kept, chosen('44444TX0000004', 2026)];
  storedSelection.write(all);
  renderWithStore(aStore(), <UnlistedPlans planIds={['11111TX0000001']} year={2026} />);
  const button = screen.getByRole('button', { name: COMPARE_PLANS.removeUnlisted(2) });
  expect(screen.getByRole('status').textContent).toBe(COMPARE_PLANS.unlisted(2));
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(storedSelection.read()).toEqual(kept);
  expect(screen.getByRole('status').textContent).toBe(COMPARE_PLANS.removed(2));
  // The same button now brings the plans back, so it keeps focus.
  expect(button.textContent).toBe(COMPARE_PLANS.undo);
  fireEvent.click(button);
  expect(storedSelection.read()).toEqual(all);
});
