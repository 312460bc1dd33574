import { expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { SAVED_CALLS } from '#contract/calls.js';
import { ALERT_CALLS, type FoundChange } from '#contract/changes/alerts.contract.js';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { CHANGE_ALERTS } from '#contract/messages/change-alerts.js';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { LOADING } from '#ui/feedback/messages.js';
import { AllDates, Dates, NextDate } from './Dates.js';
import { LazyOwnParts } from './LazyOwnParts.js';
import { CARDS } from './messages.js';

const DAY_MS = 86_400_000;

const changeFound = (daysAgo: number): FoundChange => ({
  id: crypto.randomUUID(),
  foundAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
  asOf: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
  plan: { id: '11111TX0000001', name: 'Silver One', year: 2026 },
  change: { kind: 'premium', before: 100, after: 120 },
});
const ANSWERS: DeadlineAnswers = { birth: '1962-05-15', covers: [], events: {} };
const SETTINGS = { isOn: true, since: null };

/** Answers like a server that knows these changes and answers; a failing one has no answers about deadlines. */
function server({
  searches = [] as object[],
  changes = [] as FoundChange[],
  answers = null as DeadlineAnswers | null,
  ages = undefined as number[] | undefined,
  isFailing = false,
} = {}) {
  const state = { isFailing, asked: 0 };
  globalThis.fetch = async (input) => {
    state.asked += 1;
    if (String(input).endsWith(ALERT_CALLS.list.path)) return Response.json({ settings: SETTINGS, changes });
    if (String(input).endsWith(SAVED_CALLS.list.path)) return Response.json({ searches, plans: [] });
    return state.isFailing ? Response.json({}, { status: 500 }) : Response.json({ answers, ages });
  };
  return state;
}

async function open(user: ReturnType<typeof aUser> | null = aUser()): Promise<void> {
  renderWithStore(
    aStoreFor(user),
    <LazyOwnParts>
      {(own) => (
        <>
          <NextDate ages={[40]} own={own} />
          {own.news}
          <p>The cards</p>
          <p>Ages: {own.ages.join(', ')}</p>
          <Dates ages={[40]} own={own} />
          <AllDates ages={[40]} own={own} />
        </>
      )}
    </LazyOwnParts>,
  );
  await screen.findByText('The cards');
}
const news = () => screen.queryByRole('region', { name: CHANGE_ALERTS.newTitle });

it('what has changed lately in what a person saved stands before the cards', async () => {
  server({ changes: [changeFound(2)] });
  await open();
  expect(news()?.textContent).toContain('Monthly price: was $100, now $120');
  expect(news()?.compareDocumentPosition(screen.getByText('The cards'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('without changes, or with old ones alone, nothing stands there', async () => {
  for (const changes of [[], [changeFound(31)]]) {
    server({ changes });
    await open();
    expect(news()).toBeNull();
    cleanup();
  }
});

it('the dates from saved answers come first, and the window at 65 goes by the saved birth date', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T12:00:00'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  });
  server({ answers: ANSWERS });
  await open();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim());
  expect(titles).toEqual([
    'Marketplace open enrollment for 2027 Open now',
    'Medicare as soon as you can get it',
    'Your first Medicare window',
    'Medicare open enrollment for 2027 Open now',
    'Medicare Advantage open enrollment',
    'Special enrollment',
  ]);
  expect(screen.getByText('February 1, 2027 to August 31, 2027')).toBeTruthy();
  expect(screen.getByText(CARDS.dates.own)).toBeTruthy();
});

it('the first line names the next date of the person, not one for everybody', async () => {
  server({ answers: ANSWERS });
  await open();
  const lines = [...document.querySelectorAll('strong')].map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Marketplace open enrollment for 2027: .*December 15, 2026/);
});

it('a person without saved answers sees the dates for everybody', async () => {
  server();
  await open();
  expect(screen.queryByText(CARDS.dates.own)).toBeNull();
});

it('on another device, the ages are those of the newest saved search', async () => {
  const of = (...ages: number[]) => ({ search: { household: { people: ages.map((age) => ({ age })) } } });
  server({ searches: [of(59, 57), of(70)] });
  await open();
  expect(screen.getByText('Ages: 59, 57')).toBeTruthy();
});

it('without a saved search, the ages are those that the account allows', async () => {
  server({ ages: [25, 26] });
  await open();
  expect(screen.getByText('Ages: 25, 26')).toBeTruthy();
});

it('guests are asked nothing and wait for nothing', async () => {
  const { asked } = server({ changes: [changeFound(2)], answers: ANSWERS });
  await open(null);
  expect([asked, news()]).toEqual([0, null]);
});

it('answers that cannot be looked up are named, with a way to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const state = server({ answers: ANSWERS, isFailing: true });
  await open();
  expect(screen.getByText(SESSION_CHECK.notRead)).toBeTruthy();
  const cards = screen.getByText('The cards');
  state.isFailing = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: LOADING.retry })));
  expect(await screen.findByText(CARDS.dates.own)).toBeTruthy();
  expect(cards.isConnected).toBe(true);
});

it('the cards do not wait for a slow server', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  globalThis.fetch = () => new Promise(() => undefined);
  // Looking for the cards lets the time pass.
  await open();
  expect(screen.getByText('The cards')).toBeTruthy();
});
