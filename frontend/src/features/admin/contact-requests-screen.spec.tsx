import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CONTACT_REQUESTS, type ContactRequest } from '#contract/api/contact-requests.contract.js';
import { STAFF_ERRORS } from '#contract/messages/staff.js';
import { AuthContext } from '#features/session/index.js';
import { aStoreFor, aUser, NO_ACTIONS, renderWithStore } from '#features/session/session.builder.js';
import { simulateDialogs } from '#ui/dialog/dialogs.builder.js';
import { EXPORT, WORDS } from './components/words.js';
import ContactRequestsScreen from './ContactRequestsScreen.js';
import { REQUESTS, STATE_NAMES } from './requests/request-words.js';

/** End of the hours for a call. It is after the end of every test. */
const UNTIL = '2126-11-20T20:00:00.000Z';
const HALF_A_MINUTE = 30_000;

const aRequest = (changes: Partial<ContactRequest> = {}): ContactRequest => ({
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'consent',
  state: 'new',
  received_at: '2026-11-20T15:00:00.000Z',
  assignee: null,
  name: 'Rosa Delgado',
  email: 'rosa@example.test',
  phone: '2255550142',
  call: { answer: 'now', from: null, until: UNTIL, zone: 'America/Chicago' },
  version: 3,
  user_id: '22222222-2222-4222-8222-222222222222',
  message: null,
  agreed: {
    at: '2026-11-20T15:00:00.000Z',
    purpose: 'licensed agent contact about insurance options',
    channel: 'phone',
    window: null,
    text_version: 'v1',
  },
  plan: null,
  time_zone: null,
  ...changes,
});

let request: ContactRequest;
let isOld: boolean;
let isRefused: boolean;
let calls: { method: string; path: string; search: string; body: unknown }[];
beforeEach(() => {
  [request, isOld, isRefused, calls] = [aRequest(), false, false, []];
  globalThis.fetch = (url, init) => {
    const { pathname: path, search } = new URL(String(url), 'http://localhost');
    const method = init?.method ?? 'GET';
    calls.push({ method, path, search, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    if (path === CONTACT_REQUESTS.startExport.path)
      return Promise.resolve(
        isRefused
          ? Response.json({ code: 'server.busy', message: 'Not now' }, { status: 503 })
          : Response.json({ path: '/link', expires_at: '2026-11-20T16:00:00.000Z' }, { status: 201 }),
      );
    if (path === '/link') return Promise.resolve(new Response('id\r\n', { headers: { 'content-type': 'text/csv' } }));
    if (method === 'PUT' && isOld)
      return Promise.resolve(Response.json({ code: 'request.conflict', message: 'Old' }, { status: 409 }));
    return Promise.resolve(
      Response.json(path === CONTACT_REQUESTS.list.path ? { requests: [request], next: null } : request),
    );
  };
});
simulateDialogs();

const me = aUser('admin');
async function open(query = '') {
  renderWithStore(aStoreFor(me), <ContactRequestsScreen />, [`/?${query}`]);
  await screen.findByText(REQUESTS.shown(1));
}
async function openRequest() {
  await open();
  fireEvent.click(screen.getByRole('button', { name: `${REQUESTS.open} Rosa Delgado` }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(REQUESTS.work);
  return dialog;
}
const sentTo = (method: string) => calls.filter((call) => call.method === method);

it('asks for the contact details only when somebody opens a request', async () => {
  await open();
  expect(sentTo('POST')).toEqual([]);
  expect(screen.queryByText('2255550142')).toBeNull();
});

it('shows the number as a link while a call is allowed', async () => {
  const dialog = await openRequest();
  expect(sentTo('POST').map(({ path }) => path)).toEqual([`${CONTACT_REQUESTS.list.path}/${request.id}/show`]);
  expect(dialog.getByRole('link', { name: '2255550142' }).getAttribute('href')).toBe('tel:2255550142');
});

it('hides the number when the hours for a call end while the request is open', async () => {
  jest.useFakeTimers({ now: Date.parse(UNTIL) - HALF_A_MINUTE, advanceTimers: true });
  const dialog = await openRequest();
  expect(dialog.getByRole('link', { name: '2255550142' })).toBeTruthy();
  act(() => void jest.advanceTimersByTime(HALF_A_MINUTE));
  expect(dialog.queryByRole('link', { name: '2255550142' })).toBeNull();
  expect(dialog.getByText(REQUESTS.over)).toBeTruthy();
  expect(dialog.getByText(REQUESTS.hidden)).toBeTruthy();
});

it.each([
  ['later', REQUESTS.hidden],
  ['zoneUnknown', REQUESTS.hidden],
  ['noNumber', REQUESTS.noNumber],
] as const)('says why there is no number if the answer is %s', async (answer, text) => {
  request = aRequest({ phone: null, call: { ...request.call, answer, from: '2026-11-21T14:00:00.000Z' } });
  expect((await openRequest()).getByText(text)).toBeTruthy();
});

it('gives the address of somebody who chose phone calls as text, and says that email is not agreed', async () => {
  const dialog = await openRequest();
  expect(dialog.getByText(`rosa@example.test (${REQUESTS.noEmail})`)).toBeTruthy();
  expect(dialog.queryByRole('link', { name: 'rosa@example.test' })).toBeNull();
});

it('gives the address of somebody who chose no way of contact as a link', async () => {
  request = aRequest({
    agreed: { at: request.received_at, purpose: 'x', channel: null, window: null, text_version: null },
  });
  const link = (await openRequest()).getByRole('link', { name: 'rosa@example.test' });
  expect(link.getAttribute('href')).toBe('mailto:rosa@example.test');
});

it('shows neither address nor number of somebody who has withdrawn the consent', async () => {
  request = aRequest({ email: null, phone: null, agreed: null, call: { ...request.call, answer: 'noConsent' } });
  expect((await openRequest()).getAllByText(REQUESTS.notShared)).toHaveLength(2);
});

it.each([
  ['Silver 1', 'Silver 1'],
  [null, '12345TX1234567'],
])('links to the plan that the person looked at (name %s)', async (name, text) => {
  request = aRequest({ plan: { id: '12345TX1234567', name } });
  const link = (await openRequest()).getByRole('link', { name: text });
  expect(link.getAttribute('href')).toBe('/plan/12345TX1234567');
});

it('offers a number for text messages as such', async () => {
  request = aRequest({
    agreed: { at: request.received_at, purpose: 'x', channel: 'text', window: null, text_version: null },
    call: { ...request.call, answer: 'otherWays' },
  });
  expect((await openRequest()).getByRole('link', { name: '2255550142' }).getAttribute('href')).toBe('sms:2255550142');
});

it('saves the state with the version that was shown, and leaves the person in charge alone', async () => {
  const dialog = await openRequest();
  fireEvent.change(dialog.getByLabelText(REQUESTS.state), { target: { value: 'called' } });
  fireEvent.click(dialog.getByRole('button', { name: REQUESTS.save }));
  await screen.findByText(REQUESTS.saved('Rosa Delgado'));
  expect(sentTo('PUT')[0]?.body).toEqual({ state: 'called', time_zone: null, version: 3 });
});

it('takes a request over', async () => {
  const dialog = await openRequest();
  fireEvent.click(dialog.getByLabelText(REQUESTS.isMine));
  fireEvent.click(dialog.getByRole('button', { name: REQUESTS.save }));
  await screen.findByText(REQUESTS.saved('Rosa Delgado'));
  expect(sentTo('PUT')[0]?.body).toMatchObject({ is_mine: true });
});

it('offers what is saved now if somebody else was faster', async () => {
  isOld = true;
  const dialog = await openRequest();
  fireEvent.click(dialog.getByRole('button', { name: REQUESTS.save }));
  const reload = await dialog.findByRole('button', { name: WORDS.loadNewest });
  request = aRequest({ state: 'done', version: 4 });
  fireEvent.click(reload);
  await act(async () => void (await Promise.resolve()));
  expect(await dialog.findByDisplayValue(STATE_NAMES.done)).toBeTruthy();
});

it('keeps the filters in the address and sends them with the list', async () => {
  await open('state=new&mine=yes');
  expect(calls.find(({ path }) => path === CONTACT_REQUESTS.list.path)?.search).toMatch(/state=new&mine=yes/);
  expect(screen.getByRole('checkbox', { name: REQUESTS.mine })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: EXPORT.start })).toBeTruthy();
});

it('keeps a filter that is changed again before the page has followed the first change', async () => {
  let followed = Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const router = createMemoryRouter([
    {
      path: '/',
      element: <ContactRequestsScreen />,
      loader: () => followed.then(() => null),
      HydrateFallback: () => null,
    },
  ]);
  render(
    <Provider store={aStoreFor(me)}>
      <AuthContext value={NO_ACTIONS}>
        <RouterProvider router={router} />
      </AuthContext>
    </Provider>,
  );
  await screen.findByText(REQUESTS.shown(1));
  followed = promise;
  fireEvent.change(screen.getByLabelText(REQUESTS.state), { target: { value: 'called' } });
  fireEvent.click(screen.getByLabelText(REQUESTS.mine));
  expect(screen.getByLabelText(REQUESTS.mine)).toHaveProperty('checked', true);
  resolve();
  await waitFor(() => expect(router.state.location.search).toBe('?state=called&mine=yes'));
});

it('the errors of this page say what to do', () => {
  expect(STAFF_ERRORS['contactRequests.pageGone'].message).toContain('start over');
});

it('asks for a link to the file with the filters of the list, and fetches the file from it', async () => {
  URL.createObjectURL = () => '#file';
  await open('state=called&mine=yes');
  fireEvent.click(screen.getByRole('button', { name: EXPORT.start }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/link'));
  expect(calls.find(({ path }) => path === CONTACT_REQUESTS.startExport.path)?.body).toEqual({
    state: 'called',
    mine: 'yes',
  });
});

it('says why if the server gives no link', async () => {
  isRefused = true;
  await open();
  fireEvent.click(screen.getByRole('button', { name: EXPORT.start }));
  expect(await screen.findByText('Not now')).toBeTruthy();
});
