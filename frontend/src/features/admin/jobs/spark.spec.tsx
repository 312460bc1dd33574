import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HOUR_STEPS } from '#contract/api/jobs.contract.js';
import { Spark } from './Overview.js';

const steps = (...last: { done: number; failed: number }[]) => [
  ...Array.from({ length: HOUR_STEPS - last.length }, () => ({ done: 0, failed: 0 })),
  ...last,
];

it('draws completed and failed jobs in proportion, and says all numbers in words', () => {
  const { container } = render(<Spark queue="emails" steps={steps({ done: 4, failed: 0 }, { done: 1, failed: 1 })} />);
  const bars = [...container.querySelectorAll('g > rect')].map((bar) => [
    bar.getAttribute('fill') === 'var(--danger)',
    Number(bar.getAttribute('height')),
  ]);
  expect(bars).toEqual([
    [false, 28],
    [false, 7],
    [true, 7],
  ]);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'emails, last hour in five-minute steps, oldest first: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1 and 1 failed',
  );
});

it('draws no bars for an hour without jobs', () => {
  const { container } = render(<Spark queue="emails" steps={steps()} />);
  expect(container.querySelectorAll('g > rect')).toHaveLength(0);
});
