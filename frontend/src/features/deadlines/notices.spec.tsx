import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { DEADLINE_CALLS } from '#contract/deadlines/deadlines.contract.js';
import { REMINDERS_WORDING } from '#contract/limits/alerts.js';
import { ERRORS } from '#contract/messages/errors.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { DEADLINES } from './model/words.js';
import { Notices } from './parts/Notices.js';

const { calendar, mails, notChanged, notRead } = DEADLINES.notices;

const file = (made: number): string => `${String(made).repeat(43)}.ics`;

/** Answers like the server, and remembers what was asked. */
function server({ failing = '' } = {}) {
  const state = { made: 0, since: null as string | null, isOn: false, wording: '' };
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), location.href), init);
    if (failing.includes(request.method)) return Response.json({}, { status: 500 });
    if (new URL(request.url).pathname === DEADLINE_CALLS.findReminders.path) {
      if (request.method === 'PUT') Object.assign(state, await request.json());
      return Response.json({ isOn: state.isOn, since: null });
    }
    if (request.method === 'POST') {
      state.since = '2026-11-23T12:00:00.000Z';
      return Response.json({ file: file((state.made += 1)) });
    }
    if (request.method === 'DELETE') {
      state.since = null;
      return Response.json({ ok: true });
    }
    return Response.json({ since: state.since });
  };
  return state;
}
const SAVED: DeadlineAnswers = { birth: '1990-05-15', covers: [], events: {} };
/** Whoever works past 65 has no date until the work ends. */
const WITHOUT_DATE: DeadlineAnswers = { birth: '1955-05-15', covers: ['job'], events: {} };
const open = (saved = SAVED) => renderWithStore(aStore(), <Notices saved={saved} />);
const press = async (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));
const address = () => (screen.getByLabelText(calendar.address) as HTMLInputElement).value;

it('an address is made, shown with ways to use it, renewed and ended with one press each', async () => {
  server();
  open();
  await press(calendar.make);
  expect(await screen.findByText(calendar.ready)).toBeTruthy();
  expect(address()).toBe(`${location.origin}/api/deadlines/calendars/${file(1)}`);
  expect(screen.getByRole('link', { name: calendar.open }).getAttribute('href')).toMatch(/^webcal:\/\/.*1\.ics$/);
  await press(calendar.copy);
  expect(screen.getByText(calendar.copyByHand)).toBeTruthy();
  await press(calendar.renew);
  expect(address()).toContain(file(2));
  await press(calendar.end);
  expect(await screen.findByText(calendar.ended)).toBeTruthy();
  expect(screen.queryByLabelText(calendar.address)).toBeNull();
  expect(screen.getByRole('button', { name: calendar.make })).toBeTruthy();
});

it('no address is offered before there is a date, and an earlier one can be ended', async () => {
  server().since = '2026-11-20T12:00:00.000Z';
  open(WITHOUT_DATE);
  expect(await screen.findByText(ERRORS['deadlines.noDate'].message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: calendar.renew })).toBeNull();
  await press(calendar.end);
  expect(await screen.findByText(calendar.ended)).toBeTruthy();
  expect(screen.queryByRole('button', { name: calendar.make })).toBeNull();
});

it('an address that was made earlier is not shown again', async () => {
  server().since = '2026-11-20T12:00:00.000Z';
  open();
  expect(await screen.findByText(calendar.since('November 20, 2026'))).toBeTruthy();
  expect(screen.queryByLabelText(calendar.address)).toBeNull();
});

it('mails before a last day are off until the person agrees, and end with one press', async () => {
  const state = server();
  open();
  expect(await screen.findByText(mails.text)).toBeTruthy();
  await press(mails.start);
  expect(await screen.findByText(mails.started)).toBeTruthy();
  expect([state.isOn, state.wording]).toEqual([true, REMINDERS_WORDING]);
  await press(MAIL_TOPICS.stop);
  expect(await screen.findByText(MAIL_TOPICS.stopped('deadlines'))).toBeTruthy();
  expect(state.isOn).toBe(false);
});

it('says so if nothing could be changed or read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server({ failing: 'PUT POST' });
  const { unmount } = open();
  await press(calendar.make);
  await press(mails.start);
  expect(screen.getAllByText(notChanged)).toHaveLength(2);
  unmount();
  server({ failing: 'GET' });
  open();
  expect((await screen.findAllByText(notRead)).length).toBe(2);
});
