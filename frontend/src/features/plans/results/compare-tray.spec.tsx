import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { COMPARE_PLANS } from '#contract/messages/plans/plans.js';
import { InStore } from '#store/store.builder.js';
import { aPlan } from '../model/builders/plan.builder.js';
import { storedSelection } from '../storage/selected-plans.slice.js';
import { CLEAR, CompareTray } from './CompareTray.js';

it('all chosen plans can be taken out of the comparison at once', () => {
  storedSelection.write([aPlan(), aPlan()].map(({ id, name }) => ({ id, name, year: 2026 })));
  render(
    <MemoryRouter>
      <CompareTray year={2026} />
    </MemoryRouter>,
    { wrapper: InStore },
  );
  fireEvent.click(screen.getByRole('button', { name: `${CLEAR} ${COMPARE_PLANS.yours(2)}` }));
  expect(storedSelection.read()).toEqual([]);
  expect(screen.queryByRole('link', { name: COMPARE_PLANS.go(2) })).toBeNull();
});
