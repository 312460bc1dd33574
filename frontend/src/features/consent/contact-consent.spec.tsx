import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Access } from '#contract/access.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { PAGES } from '#contract/pages.js';
import { SESSION_CALLS } from '#contract/session.calls.js';
import { discardUnsavedEntries } from '#ui/form/unsaved-entries.js';
import { AuthProvider } from '../session/AuthProvider.js';
import { Guard } from '../session/Guard.js';
import { aStoreFor, aUser } from '../session/session.builder.js';
import { clearPrivateStorage } from '../session/storage/private-storage.js';
import { ContactConsent } from './ContactConsent.js';

const PLAN = '11111TX0000001';
const AGREED = {
  id: '00000000-0000-4000-8000-000000000009',
  contactConsent: true,
  consentTimestamp: '2026-11-02T10:00:00.000Z',
  channel: 'email',
  purpose: 'calls',
  privacyVersion: 'v1',
  contactWindow: null,
  contactPhone: null,
  planId: null,
  timeZone: null,
};
afterEach(() => {
  clearPrivateStorage();
  // What the end of the session has kept would fill in the form of the next test.
  discardUnsavedEntries();
});

const LOGIN_PAGE = 'The login page';

/** Shows the control to a person whose session has ended without this page knowing it. Returns the changes sent. */
async function shown(entries: readonly unknown[], access: Access): Promise<string[]> {
  const sent: string[] = [];
  let hasEnded = false;
  globalThis.fetch = async (url, init) => {
    if (init?.method === 'PATCH') {
      sent.push(String(url));
      hasEnded = true;
    }
    if (String(url) === SESSION_CALLS.me.path)
      return Response.json({ ok: !hasEnded, user: hasEnded ? null : aUser(), onboarded: true });
    if (hasEnded) return Response.json({ code: 'auth.signedOut', message: 'Please log in.' }, { status: 401 });
    return Response.json({ entries, mails: [], signUp: null, hasPhone: true });
  };
  const element = (
    <AuthProvider>
      <Guard access={access} title="Plan">
        <ContactConsent planId={PLAN} />
      </Guard>
    </AuthProvider>
  );
  const routes = [
    { path: PAGES.login.path, element: LOGIN_PAGE },
    { path: '*', element },
  ];
  render(
    <Provider store={aStoreFor(aUser())}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Provider>,
  );
  await act(async () => undefined);
  return sent;
}

it.each([
  ['saving a choice', [], WORDS.save, 'anyone'],
  ['saving a choice on a page for members', [], WORDS.save, 'signedIn'],
  ['asking about one more plan', [AGREED], WORDS.askAboutPlan, 'anyone'],
] as const)(
  '%s after the session has ended asks to sign in at the first press and sends nothing again',
  async (_, entries, name, access) => {
    const sent = await shown(entries, access);
    if (entries.length === 0) fireEvent.click(screen.getByRole('checkbox'));
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
    const sentence = await screen.findByText(WORDS.signIn, { exact: false });
    const save = await screen.findByRole('button', { name });
    expect(sentence.closest('section')?.contains(save)).toBe(true);
    expect(screen.queryByText(WORDS.failed)).toBeNull();
    const again = screen.queryByRole('checkbox', { checked: false });
    if (again) fireEvent.click(again);
    await act(async () => fireEvent.click(save));
    expect(await screen.findByText(access === 'anyone' ? WORDS.signIn : LOGIN_PAGE)).toBeTruthy();
    expect(sent).toHaveLength(1);
  },
);

it('tells a guest before the details that saving needs an account', async () => {
  globalThis.fetch = async () => Response.json({ ok: false, user: null });
  const element = (
    <AuthProvider>
      <ContactConsent planId={PLAN} />
    </AuthProvider>
  );
  render(
    <Provider store={aStoreFor(null)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Provider>,
  );
  expect(screen.queryByText(WORDS.guest)).toBeNull();
  fireEvent.click(await screen.findByRole('checkbox'));
  expect(await screen.findByText(WORDS.guest)).toBeTruthy();
});
