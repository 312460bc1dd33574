import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { ALERT_ERRORS } from '#contract/messages/changes/alert-errors.js';
import { CHANGE_ALERTS } from '#contract/messages/changes/change-alerts.js';
import { aStore } from '#store/store.builder.js';
import StopAlertsScreen from './StopAlertsScreen.js';

const realFetch = globalThis.fetch;
let asked: string[];
let status: number;
beforeEach(() => {
  asked = [];
  status = 200;
  globalThis.fetch = async (input, options) => {
    asked.push(
      `${options?.method ?? (input as Request).method} ${String(input instanceof Request ? input.url : input)}`,
    );
    const { message } = ALERT_ERRORS['alerts.linkUnknown'];
    const body = status === 200 ? { ok: true } : { code: 'alerts.linkUnknown', message, detail: message };
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const token = 'a'.repeat(64);
const open = (address: string) =>
  render(
    <Provider store={aStore()}>
      <MemoryRouter initialEntries={[address]}>
        <StopAlertsScreen />
      </MemoryRouter>
    </Provider>,
  );
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: CHANGE_ALERTS.mail.stop }));
  });

it('one press ends the mails, and opening the page alone does not', async () => {
  open(`/stop-alerts?token=${token}`);
  expect(asked).toEqual([]);
  await press();
  expect(asked).toEqual([expect.stringMatching(new RegExp(`^POST .*/stop-alerts\\?token=${token}$`))]);
  expect(await screen.findByText(CHANGE_ALERTS.stopped)).toBeTruthy();
});

it('a link that nobody knows is explained', async () => {
  status = 404;
  open(`/stop-alerts?token=${token}`);
  await press();
  expect(await screen.findByText(ALERT_ERRORS['alerts.linkUnknown'].message)).toBeTruthy();
});

it('without a secret there is nothing to press', () => {
  open('/stop-alerts');
  expect(screen.queryByRole('button')).toBeNull();
});
