import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { DEADLINE_CALLS } from '#contract/deadlines/deadlines.contract.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { areSame, readAnswers, typedFrom } from './model/read-answers.js';
import { DEADLINES } from './model/words.js';
import { AccountAnswers } from './parts/AccountAnswers.js';

const { account } = DEADLINES;
const ANSWERS: DeadlineAnswers = { birth: '1962-04-05', covers: ['va'], events: { moved: '2026-12-31' } };

/** Answers like a server on which the answers are saved. The result holds what is saved now. */
function serverWith(answers: DeadlineAnswers | null, { isFailing = false } = {}) {
  const server = { answers };
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), location.href), init);
    const { pathname } = new URL(request.url);
    if (pathname === DEADLINE_CALLS.findCalendar.path) return Response.json({ since: null });
    if (pathname === DEADLINE_CALLS.findReminders.path) return Response.json({ isOn: false, since: null });
    expect(pathname).toBe(DEADLINE_CALLS.saveMine.path);
    if (request.method === 'PUT') {
      if (isFailing) return new Response('{}', { status: 500, headers: { 'Content-Type': 'application/json' } });
      server.answers = ((await request.json()) as typeof server).answers;
    }
    return Response.json({ answers: server.answers });
  };
  return server;
}

function Page({ first }: { first: DeadlineAnswers | null }) {
  const [shown, setShown] = useState(first);
  return (
    <>
      <AccountAnswers shown={shown} isEmpty={shown === null} onUse={setShown} onKept={() => undefined} />
      <output>{shown?.birth ?? 'nothing'}</output>
      <button onClick={() => setShown(null)}>clear</button>
    </>
  );
}
const open = (first: DeadlineAnswers | null) => renderWithStore(aStore(), <Page first={first} />);
const press = async (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));

it('saved answers fill in an empty page once, and again only if the person asks for it', async () => {
  serverWith(ANSWERS);
  open(null);
  expect(await screen.findByText(account.saved)).toBeTruthy();
  expect(screen.getByText('1962-04-05')).toBeTruthy();
  await press('clear');
  expect(screen.getByText('nothing')).toBeTruthy();
  await press(account.use);
  expect(screen.getByText('1962-04-05')).toBeTruthy();
});

it('answers in the tab stay when others are saved, and can be saved in their place or removed', async () => {
  const server = serverWith({ ...ANSWERS, birth: '1950-01-01' });
  open(ANSWERS);
  await press(account.save);
  expect(await screen.findByText(account.saved)).toBeTruthy();
  expect(server.answers).toEqual(ANSWERS);
  await press(account.remove);
  expect(await screen.findByRole('button', { name: account.save })).toBeTruthy();
  expect(server.answers).toBeNull();
  expect(screen.getByText('1962-04-05')).toBeTruthy();
});

it('says so if saving fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = serverWith(null, { isFailing: true });
  open(ANSWERS);
  await press(account.save);
  expect(await screen.findByText(account.notSaved)).toBeTruthy();
  expect(server.answers).toBeNull();
});

it('answers are typed and read alike, and compared without regard to their order', () => {
  expect(typedFrom(ANSWERS)).toEqual({
    birth: { month: '4', day: '5', year: '1962' },
    covers: ['va'],
    events: { moved: { month: '12', day: '31', year: '2026' } },
  });
  expect(readAnswers(typedFrom(ANSWERS), '2026-11-23')).toEqual({ situation: ANSWERS });
  expect(areSame({ ...ANSWERS, covers: ['va', 'job'] }, { ...ANSWERS, covers: ['job', 'va'] })).toBe(true);
  expect(areSame(ANSWERS, { ...ANSWERS, events: {} })).toBe(false);
});
