import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { COST } from '../messages/costs/cost.js';
import type { CompareRow } from './compare-rows.js';
import { PaperCare, PaperStar } from './PaperRows.js';

const medicine = (label: string, isPrinted: boolean): CompareRow => ({
  group: 'ownCare',
  isMain: true,
  label,
  texts: ['', ''],
  differs: true,
  isAboutTheSame: false,
  isUnknown: false,
  best: { is: 'lowest', at: [] },
  answers: [],
  pattern: 'same',
  isPrinted,
});
const show = (...rows: CompareRow[]): void => {
  render(
    <table>
      <tbody>
        <PaperCare rows={rows} letters={['A', 'B']} />
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

it('stars are explained, and only if there are any', () => {
  const row = medicine('The most it can cost', true);
  const legend = (shortTexts: string[]) =>
    render(
      <table>
        <tbody>
          <PaperStar rows={[{ ...row, shortTexts }]} letters={['A', 'B']} />
        </tbody>
      </table>,
    ).container.textContent;
  expect(legend(['$5,000*', '$6,000'])).toBe(`${COST.star}.`);
  expect(legend(['$5,000', '$6,000'])).toBe('');
});
