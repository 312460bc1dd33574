import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { LOADING } from '#ui/feedback/messages.js';
import { QUESTION_FIELDS } from '../messages/questions.js';
import { draftChanged, selectDraft } from '../storage/answers.slice.js';
import { StandInYear } from './YearField.js';

let isBroken: boolean;
beforeEach(() => {
  isBroken = true;
  globalThis.fetch = async () =>
    isBroken ? new Response(null, { status: 503 }) : Response.json({ current: 2027, offered: [2027, 2026] });
});

function open() {
  const store = aStore();
  store.dispatch(draftChanged({ year: '2026', isYearAssumed: true }));
  renderWithStore(store, <StandInYear />);
  return () => selectDraft(store.getState());
}

it('as long as the offered years are unknown, plans for a year that stands in for them are marked', async () => {
  const draft = open();
  await screen.findByText(QUESTION_FIELDS.yearStandsIn('2026'), { exact: false });
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: LOADING.retry }));
  await waitFor(() => expect(draft()).toMatchObject({ year: '2027', isYearAssumed: false }));
  expect(screen.queryByRole('button')).toBeNull();
});
