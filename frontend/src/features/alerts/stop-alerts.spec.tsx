import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { LINK_UNKNOWN_FRAGMENT, stoppedFragment, type LinkedMails } from '#contract/changes/alerts.contract.js';
import { ALERT_TOPICS } from '#contract/limits/alerts.js';
import { ALERT_ERRORS } from '#contract/messages/errors.js';
import { MAIL_TOPICS } from '#contract/messages/mails.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import StopAlertsScreen from './StopAlertsScreen.js';

const UNKNOWN = ALERT_ERRORS['alerts.linkUnknown'].message;
let asked: string[];
/** What the server knows about the link: null if it does not know it. */
let linked: LinkedMails | null;
beforeEach(() => {
  asked = [];
  linked = { topic: 'deadlines', isOn: true };
  globalThis.fetch = async (input, options) => {
    const method = options?.method ?? (input as Request).method;
    asked.push(`${method} ${String(input instanceof Request ? input.url : input)}`);
    const body =
      linked === null
        ? { code: 'alerts.linkUnknown', message: UNKNOWN, detail: UNKNOWN }
        : method === 'POST'
          ? { ok: true, topic: linked.topic }
          : linked;
    const status = linked === null ? 404 : 200;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
});

const token = 'a'.repeat(64);
const open = (address: string) => renderWithStore(aStore(), <StopAlertsScreen />, [address]);
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: MAIL_TOPICS.stop }));
  });

/** Sentences that are on the page and visible without the fragment of an address. */
const visible = () =>
  screen
    .getAllByText(/./, { selector: 'p:not(.when-target)' })
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'See which emails I asked for' && text !== MAIL_TOPICS.stop);

it('one press ends the mails that the page names, and opening the page alone does not', async () => {
  open(`/stop-alerts?token=${token}`);
  expect(await screen.findByText(MAIL_TOPICS.stops('deadlines'))).toBeTruthy();
  expect(asked).toEqual([expect.stringMatching(new RegExp(`^GET .*/api/alerts/by-link\\?token=${token}$`))]);
  await press();
  expect(asked).toContainEqual(expect.stringMatching(new RegExp(`^POST .*/stop-alerts\\?token=${token}$`)));
  await waitFor(() => expect(visible()).toEqual([MAIL_TOPICS.stopped('deadlines')]));
  expect(screen.queryByRole('button')).toBeNull();
});

it('mails that have already stopped are named, and there is nothing to press', async () => {
  linked = { topic: 'savedPlans', isOn: false };
  open(`/stop-alerts?token=${token}`);
  await waitFor(() => expect(visible()).toEqual([MAIL_TOPICS.alreadyStopped('savedPlans')]));
  expect(screen.queryByRole('button')).toBeNull();
});

it('a link that nobody knows is explained, and the page says nothing else', async () => {
  linked = null;
  open(`/stop-alerts?token=${token}`);
  await waitFor(() => expect(visible()).toEqual([UNKNOWN]));
  expect(screen.queryByRole('button')).toBeNull();
});

it('without a secret there is nothing to press, and nothing is asked', () => {
  open('/stop-alerts');
  expect(visible()).toEqual([UNKNOWN]);
  expect([screen.queryByRole('button'), asked]).toEqual([null, []]);
});

it('each sentence of a browser without scripts has the fragment to which the server leads', () => {
  open('/stop-alerts');
  for (const topic of ALERT_TOPICS)
    expect(document.getElementById(stoppedFragment(topic))?.textContent).toBe(MAIL_TOPICS.stopped(topic));
  expect(document.getElementById(LINK_UNKNOWN_FRAGMENT)?.textContent).toBe(UNKNOWN);
});
