import { expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { LOADING } from '#ui/feedback/messages.js';
import { formatTime } from '#ui/format.js';
import { PLAN } from '../messages/plan.js';
import { SEARCH } from '../messages/plans.js';
import { DataFaults } from './DataFaults.js';

const ASKED_AT = '2026-11-22T10:00:00Z';
const retry = jest.fn();
const show = (stale: boolean, missing = 0): string => {
  const reply = { details_missing: missing, provenance: { asOf: ASKED_AT, source: 'marketplace', stale } } as const;
  return renderWithStore(aStore(), <DataFaults reply={reply} isBusy={false} onRetry={retry} />).container.textContent;
};

it('old insurer data is dated and can be requested again', () => {
  expect(show(true)).toContain(PLAN.old(formatTime(ASKED_AT)));
  expect(formatTime(ASKED_AT)).toMatch(/^November 22, 2026 at/);
  fireEvent.click(screen.getByRole('button', { name: LOADING.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('old data and missing details share one message, and fresh complete data has none', () => {
  const text = show(true, 3);
  for (const sentence of [PLAN.old(formatTime(ASKED_AT)), SEARCH.detailsMissing(3)]) expect(text).toContain(sentence);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  cleanup();
  expect(show(false)).toBe('');
});
