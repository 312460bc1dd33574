import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { PLAN } from '../messages/plan.js';
import { Source } from './Source.js';

describe('the source of plans from imported files', () => {
  const textOn = (today: string): string => {
    jest.useFakeTimers({ now: new Date(today) });
    const provenance = {
      asOf: '2026-11-22T10:00:00Z',
      source: 'imported',
      imported: { plan_year: 2025, on: '2026-11-20' },
      stale: false,
    } as const;
    return render(<Source provenance={provenance} />).container.textContent ?? '';
  };

  it('names the plan year of the files and the day of the import, and says that a past year cannot be bought', () => {
    const text = textOn('2026-11-22T12:00:00Z');
    expect(text).toContain('CMS files for plan year 2025, imported on November 20, 2026.');
    expect(text).toContain(PLAN.pastYear);
  });

  it('does not say of the current year that it is past', () => {
    expect(textOn('2025-06-01T12:00:00Z')).not.toContain(PLAN.pastYear);
  });
});

it.each([
  ['sample', 'NE', true],
  ['imported', 'AK', true],
  ['marketplace', 'NE', false],
  ['sample', 'TX', false],
] as const)('prices by %s in %s may differ within the county: %s', (source, state, mayDiffer) => {
  const provenance = { asOf: '2026-11-22T10:00:00Z', source, stale: false };
  const { container } = render(<Source provenance={provenance} state={state} />);
  expect(container.textContent.includes(PLAN.ratedByZip)).toBe(mayDiffer);
});

it('says if the numbers of insurers and plans are not those of the county', () => {
  const provenance = { asOf: '2026-11-22T10:00:00Z', source: 'sample', stale: false } as const;
  const textOf = (typical_counts: boolean) =>
    render(<Source provenance={{ ...provenance, typical_counts }} />).container.textContent;
  expect(textOf(true)).toContain(PLAN.typicalCounts);
  expect(textOf(false)).not.toContain(PLAN.typicalCounts);
});
