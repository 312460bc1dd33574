import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { IMPORTANT_DATES, type ImportantDate } from '#contract/deadlines/enrollment-dates.js';
import { Timeline } from '../deadlines/index.js';
import { pictureOf } from './date-line.js';

const marketplace = IMPORTANT_DATES.find(({ id }) => id === 'marketplace-2027');
const { januaryFirstBy: _, ...withoutDeadline } = marketplace as ImportantDate;
const untilDecember: ImportantDate = { ...withoutDeadline, closes: '2026-12-15' };
const barsOf = (date: ImportantDate, today: string) =>
  [...render(<Timeline {...pictureOf([], [date], today)} />).container.querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
  ]);

it('a bar ends on the day that the list names: December 15, and from December 16 the last day of the window', () => {
  expect(barsOf(marketplace as ImportantDate, '2026-11-23')).toEqual(barsOf(untilDecember, '2026-11-23'));
  expect(barsOf(marketplace as ImportantDate, '2026-12-16')).toEqual(barsOf(withoutDeadline, '2026-12-16'));
});

it('each bar has the name of its window above it', () => {
  const picture = render(<Timeline {...pictureOf([], [marketplace as ImportantDate], '2026-11-23')} />).container;
  expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(marketplace?.label);
});
