import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { PLAN_PAGE } from '../../messages/plan-page.js';
import { moop } from '../../model/builders/plan.builder.js';
import { TierTable } from './TierTable.js';

const rows = ['Family', 'Individual', 'Family Per Person'].map((family_cost) => ({ ...moop(9_000), family_cost }));
const types = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);

it('amounts are sorted by family type, one type can be shown alone, and without amounts there is no table', () => {
  render(<TierTable caption="Limits" rows={[]} />);
  expect(screen.queryByRole('table')).toBeNull();
  render(<TierTable caption="Limits" rows={rows} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    PLAN_PAGE.tierColumn,
    PLAN_PAGE.amountColumn,
    PLAN_PAGE.familyColumn,
  ]);
  expect(types()).toEqual(['Individual', 'Family Per Person', 'Family']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Family' } });
  expect(types()).toEqual(['Family']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
  expect(types()).toHaveLength(3);
});
