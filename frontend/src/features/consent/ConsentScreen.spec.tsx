import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ConsentChange, ConsentEntry, MailConsentEntry } from '#contract/api/consent.contract.js';
import { ALERT_TOPICS } from '#contract/limits/alerts.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import { AuthContext } from '../session/index.js';
import { aStoreFor, aUser, NO_ACTIONS } from '../session/session.builder.js';
import ConsentScreen from './ConsentScreen.js';

const NO_PLAN = () => new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } });
let planAnswer = NO_PLAN;
afterEach(() => {
  planAnswer = NO_PLAN;
  mails = [];
});

/** Statements about mails on the fake server, newest first. */
let mails: MailConsentEntry[] = [];
const aMailConsent = (changes: Partial<MailConsentEntry> = {}): MailConsentEntry => ({
  topic: 'savedPlans',
  isOn: true,
  at: '2026-11-03T10:00:00.000Z',
  by: 'person',
  wording: 'change-alerts-1',
  ...changes,
});
/** Ends the mails about the topic of an address, as the server does. */
function end(url: string): { ok: true } {
  const topic = ALERT_TOPICS.find((one) => url.endsWith(`/consent/mails/${one}`));
  mails = [aMailConsent({ topic, isOn: false, at: '2026-11-05T10:00:00.000Z' }), ...mails];
  return { ok: true };
}

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/**
 * Opens the consent screen with a fake server, which returns the consent history, newest first. The server answers a
 * change only after the promise `held` is resolved.
 */
async function opened(held: Promise<void> = Promise.resolve(), planId: string | null = null, hash = '') {
  const entries: ConsentEntry[] = [];
  type Sent = Pick<ConsentChange, 'contact_consent' | 'consent_channel'> & Partial<ConsentChange>;
  const record = ({ contact_consent, consent_channel, contact_phone = null, time_zone = null }: Sent) =>
    entries.unshift({
      id: `00000000-0000-4000-8000-00000000000${entries.length}`,
      contactConsent: contact_consent,
      consentTimestamp: '2026-11-02T10:00:00.000Z',
      channel: consent_channel,
      purpose: 'calls',
      privacyVersion: 'v1',
      contactWindow: null,
      contactPhone: contact_phone,
      planId,
      timeZone: time_zone,
    });
  record({ contact_consent: true, consent_channel: 'phone' });
  globalThis.fetch = async (url, init) => {
    if (String(url).startsWith('/api/plans/')) return planAnswer();
    if (init?.method === 'DELETE') return json(end(String(url)));
    if (init?.method !== 'PATCH') return json({ entries, mails, signUp: null, hasPhone: false });
    record(JSON.parse(String(init.body)));
    await held;
    return json(entries[0]);
  };
  const store = aStoreFor(aUser());
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <AuthContext value={NO_ACTIONS}>
            <ConsentScreen />
          </AuthContext>
        ),
      },
    ],
    { initialEntries: [`${PAGES.consent.path}${hash}`] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByRole('button', { name: WORDS.withdraw });
  return entries;
}

async function withdraw(): Promise<void> {
  const button = await screen.findByRole('button', { name: WORDS.withdraw });
  button.focus();
  fireEvent.click(button);
  await screen.findByText(WORDS.current.off);
}

it('pressing the button twice withdraws the consent only once', async () => {
  let answer = (): void => {};
  const entries = await opened(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const button = screen.getByRole('button', { name: WORDS.withdraw });
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  await act(async () => answer());
  await screen.findByText(WORDS.current.off);
  expect(entries.map(({ contactConsent }) => contactConsent)).toEqual([false, true]);
});

it('each withdrawal is announced and moves focus to its section, even after a renewed consent', async () => {
  await opened();
  await withdraw();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.change(screen.getByLabelText(WORDS.phoneLabel, { exact: false }), { target: { value: '5045550123' } });
  fireEvent.click(screen.getByRole('button', { name: WORDS.save }));
  await screen.findByText(WORDS.current.on);
  expect(screen.getByText(/How: Phone, 504-555-0123, any time\./)).toBeTruthy();
  expect(screen.queryByText(WORDS.withdrawn)).toBeNull();
  await withdraw();
  expect(document.activeElement?.id).toBe('call-consent');
});

it('before a consent to calls, the form says that the time zone of the device is saved', async () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: 'America/Chicago' });
  await opened();
  await withdraw();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByText(WORDS.zoneSent('Central'))).toBeTruthy();
  fireEvent.change(screen.getByLabelText(WORDS.phoneLabel, { exact: false }), { target: { value: '5045550123' } });
  fireEvent.click(screen.getByRole('button', { name: WORDS.save }));
  expect(await screen.findByText(/any time, Central time$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: WORDS.change }));
  fireEvent.change(screen.getByLabelText(WORDS.channelLabel), { target: { value: 'email' } });
  expect(screen.queryByText(WORDS.zoneSent('Central'))).toBeNull();
});

it.each([
  ['its name', () => json({ plan: { name: 'Silver Plan' }, provenance: {} }), WORDS.aboutPlan('Silver Plan')],
  ['its number while the name is not known', NO_PLAN, WORDS.aboutUnnamedPlan('11512NC0100031')],
])('the history says which plan a consent is about: %s', async (_, answer, text) => {
  planAnswer = answer;
  await opened(undefined, '11512NC0100031');
  expect(await screen.findByText(`${WORDS.given}, ${text}`)).toBeTruthy();
});

it.each(['savedPlans', 'deadlines'] as const)('mails are listed, and one press ends them: %s', async (topic) => {
  mails = [aMailConsent({ topic })];
  await opened();
  const section = screen.getByRole('region', { name: MAIL_TOPICS.title(topic) });
  expect(within(section).getByText(WORDS.mails.since('November 3, 2026'))).toBeTruthy();
  await act(async () => fireEvent.click(within(section).getByRole('button', { name: MAIL_TOPICS.stop })));
  expect(await within(section).findByText(MAIL_TOPICS.stopped(topic))).toBeTruthy();
  expect(within(section).queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(section);
  const purposes = screen.getAllByRole('row').map((row) => within(row).queryByText(MAIL_TOPICS.title(topic)) !== null);
  expect(purposes).toEqual([false, true, true, false]);
});

it('the history is in the order of time and says how mails ended', async () => {
  mails = [
    aMailConsent({ isOn: false, by: 'bounce', at: '2026-11-04T10:00:00.000Z' }),
    aMailConsent({ at: '2026-11-01T10:00:00.000Z' }),
  ];
  await opened();
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'))
    .map(([what, , how]) => [what?.textContent, how?.textContent]);
  expect(cells).toEqual([
    [WORDS.ended, WORDS.mails.by.bounce],
    [WORDS.given, 'Phone, the number on your account, any time'],
    [WORDS.given, WORDS.channels.email],
  ]);
});

it.each(['secure-messages', 'call-consent'])('the address with #%s opens the page at that section', async (id) => {
  await opened(undefined, null, `#${id}`);
  expect(document.activeElement?.id).toBe(id);
});
