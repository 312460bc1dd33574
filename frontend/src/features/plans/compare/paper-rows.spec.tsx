import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { COMPARE_PAGE } from '#contract/messages/plans/plan-page.js';
import type { CompareRow } from './compare-rows.js';
import { PaperCare } from './PaperRows.js';

const medicine = (label: string, isPrinted: boolean): CompareRow => ({
  group: 'ownCare',
  label,
  texts: ['', ''],
  differs: true,
  isAboutTheSame: false,
  best: { is: 'lowest', at: [] },
  answers: [],
  pattern: 'same',
  isPrinted,
});
const show = (...rows: CompareRow[]): void => {
  render(
    <table>
      <tbody>
        <PaperCare rows={rows} letters={['A', 'B']} isStarred={false} />
      </tbody>
    </table>,
  );
};

it('a printed comparison says how many medicines it has no room for', () => {
  show(medicine('Lipitor, 20 mg', true), medicine('Eliquis, 5 mg', false), medicine('Zocor, 5 mg', false));
  expect(screen.getByText(/Lipitor, 20 mg/)).toBeTruthy();
  expect(screen.getByText(COMPARE_PAGE.moreOnScreen(2))).toBeTruthy();
  expect(screen.queryByText(/Eliquis/)).toBeNull();
});

it('with room for all, it says nothing of the kind', () => {
  show(medicine('Lipitor, 20 mg', true));
  expect(screen.queryByText(/see the screen/)).toBeNull();
});
