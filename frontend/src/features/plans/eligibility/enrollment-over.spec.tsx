import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { ENROLLMENT_OVER } from '../messages/enrollment-over.js';
import { EnrollmentOver, enrollmentOverText } from './EnrollmentOver.js';

it.each([
  [2026, '2026-01-15', null],
  [2026, '2026-01-16', 'It can cover 11 months of 2026.'],
  [2026, '2026-10-31', 'It can cover 2 months of 2026.'],
  [2026, '2026-11-28', 'It can cover 1 month of 2026.'],
  [2026, '2026-12-01', 'It can’t cover a full month of 2026.'],
  [2027, '2026-11-28', null],
  [2027, '2026-12-31', null],
  [2027, '2027-01-15', null],
  [2027, '2027-01-16', 'It can cover 11 months of 2027.'],
] as const)('plans of %d on %s: %s', (year, today, left) => {
  const text = enrollmentOverText(year, new Date(`${today}T12:00:00`));
  const over = `Open enrollment for ${year} is over. To get one of these plans, you need a special enrollment period`;
  expect(text && [text.slice(0, over.length), text.split(' move. ').at(-1)]).toEqual(left && [over, left]);
});

it('plans of a past year can be had by nobody', () => {
  expect(enrollmentOverText(2025, new Date('2026-11-28T12:00:00'))).toBe(ENROLLMENT_OVER.past(2025));
});

it('the sentence says that amounts are those of a full year, and leads to the deadlines', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00') });
  const { container } = render(
    <MemoryRouter>
      <EnrollmentOver year={2026} />
      <EnrollmentOver year={2027} />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe(
    `${ENROLLMENT_OVER.special(2026, 1)} ${ENROLLMENT_OVER.fullYear} ${PAGES.deadlines.title}`,
  );
  jest.useRealTimers();
});
