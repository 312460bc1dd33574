import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import { AUDIT } from '#contract/api/audit.contract.js';
import { pathOf } from '#contract/api/endpoint.js';
import { USER_SORTS, type ManagedUser } from '#contract/api/managed-user.contract.js';
import { USERS_PAGE } from '#contract/limits/staff.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { aStoreFor, aUser, renderWithStore } from '#features/session/session.builder.js';
import { simulateDialogs } from '#ui/dialog/dialogs.builder.js';
import { LOADING } from '#ui/feedback/messages.js';
import { BULK, BULK_WORDS, EXPORT, LOCK, WORDS } from './components/words.js';
import { anAccount } from './users/account.builder.js';
import { MORE_COLUMNS, SORT_TITLES } from './users/columns.js';
import UsersListScreen from './UsersListScreen.js';

interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

let sent: Sent[];
let answers: Record<string, (call: Sent) => object | Promise<object>>;
let people: ManagedUser[];
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  people = [anAccount(1), anAccount(2)];
  answers = {
    [ADMIN_USERS.list.path]: () => ({
      users: people,
      next: null,
      previous: null,
      total: people.length,
      total_is_exact: true,
    }),
  };
  globalThis.fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(String(url), 'http://localhost');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init?.method ?? 'GET', path: pathname, query: searchParams, body };
    sent.push(call);
    return Response.json((await answers[pathname]?.(call)) ?? { ok: true });
  };
});
simulateDialogs();
HTMLElement.prototype.scrollIntoView = () => undefined;

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const pass = (milliseconds = 100) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function open(query = '') {
  const screenOf = renderWithStore(
    aStoreFor(aUser('superadmin')),
    <>
      <UsersListScreen />
      <Address />
    </>,
    [`${PAGES.usersList.path}${query}`],
  );
  await pass();
  return screenOf;
}
const listed = () => sent.filter(({ path }) => path === ADMIN_USERS.list.path);
const lastQuery = () => Object.fromEntries(listed().at(-1)?.query ?? []);
const choose = async (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  await pass();
};
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
};
const pick = async (index: number) => {
  const box = screen.getAllByRole('checkbox', { name: new RegExp(`^${WORDS.select('')}`) })[index];
  fireEvent.click(box as HTMLElement);
  await pass();
};
const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());

it('searches once, for all that was typed, as soon as the person pauses', async () => {
  await open();
  const field = screen.getByRole('searchbox', { name: WORDS.search });
  for (const text of ['z', 'ze', 'zeb']) fireEvent.change(field, { target: { value: text } });
  expect(listed()).toHaveLength(1);
  await pass(300);
  expect([listed().length, lastQuery()['q']]).toEqual([2, 'zeb']);
});

it('sends each filter to the server and keeps it in the address', async () => {
  const { unmount } = await open();
  await choose(screen.getByRole('combobox', { name: WORDS.role }), 'admin');
  await choose(screen.getByRole('combobox', { name: WORDS.status }), 'any');
  await choose(screen.getByRole('combobox', { name: WORDS.confirmed }), 'no');
  await choose(screen.getByRole('combobox', { name: WORDS.locked }), 'yes');
  await choose(screen.getByRole('combobox', { name: WORDS.consent }), 'yes');
  await choose(screen.getByLabelText(WORDS.createdFrom), '2026-01-02');
  await choose(screen.getByLabelText(WORDS.seenFrom), '2026-03-04');
  const filters = {
    role: 'admin',
    closed: 'any',
    confirmed: 'no',
    locked: 'yes',
    consent: 'yes',
    created_from: '2026-01-02',
    seen_from: '2026-03-04',
  };
  expect(lastQuery()).toMatchObject(filters);
  const { textContent: address } = screen.getByRole('status', { name: 'address' });
  unmount();
  await open(address ?? '');
  expect(lastQuery()).toMatchObject(filters);
});

it('keeps the page, the rows per page and the columns in the address, so that a reload shows the same', async () => {
  answers[ADMIN_USERS.list.path] = () => ({
    users: people,
    next: people[1]?.id,
    previous: null,
    total: 60,
    total_is_exact: true,
  });
  const { unmount } = await open();
  expect(titles()).not.toContain(WORDS.seen);
  await choose(screen.getByRole('combobox', { name: WORDS.pageSize }), '50');
  fireEvent.click(screen.getByRole('checkbox', { name: WORDS.seen }));
  await pass();
  fireEvent.click(screen.getByRole('link', { name: WORDS.next }));
  await pass();
  const wanted = { limit: '50', after: people[1]?.id };
  expect(lastQuery()).toMatchObject(wanted);
  const { textContent: address } = screen.getByRole('status', { name: 'address' });
  unmount();
  await open(address ?? '');
  expect(lastQuery()).toMatchObject(wanted);
  expect(titles()).toContain(WORDS.seen);
  fireEvent.click(screen.getByRole('checkbox', { name: WORDS.seen }));
  await pass();
  expect(titles()).not.toContain(WORDS.seen);
});

it('can be sorted by each heading, without a table too, and pressing a heading again turns the order', async () => {
  await open(`?cols=${MORE_COLUMNS.map(({ id }) => id).join(',')}`);
  const headings = screen.getAllByRole('columnheader').filter((heading) => within(heading).queryByRole('button'));
  expect(headings.map(({ textContent }) => textContent?.trim()).toSorted()).toEqual(
    USER_SORTS.map((sort) => SORT_TITLES[sort]).toSorted(),
  );
  const heading = headings.find(({ textContent }) => textContent?.trim() === SORT_TITLES.email);
  const turn = async () => {
    fireEvent.click(within(heading as HTMLElement).getByRole('button'));
    await pass();
    return [lastQuery()['sort'], lastQuery()['direction'], heading?.getAttribute('aria-sort')];
  };
  expect(await turn()).toEqual(['email', 'asc', 'ascending']);
  expect(await turn()).toEqual(['email', 'desc', 'descending']);
  await choose(screen.getByRole('combobox', { name: WORDS.sort }), 'name');
  await choose(screen.getByRole('combobox', { name: WORDS.direction }), 'asc');
  expect(lastQuery()).toMatchObject({ sort: 'name', direction: 'asc' });
});

it('states the total, and says "More than" if not all matches were counted', async () => {
  const counted = (total: number, total_is_exact: boolean) => {
    answers[ADMIN_USERS.list.path] = () => ({ users: people, next: null, previous: null, total, total_is_exact });
  };
  counted(2, true);
  const { unmount } = await open();
  expect(screen.getByText('2 users')).toBeTruthy();
  unmount();
  counted(USERS_PAGE.counted, false);
  await open();
  expect(screen.getByText('More than 1,000 users')).toBeTruthy();
});

it('says that the list failed to load, and loads it again', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = async () => new Response(null, { status: 429 });
  await open();
  expect(screen.getByText(WORDS.loadFailed)).toBeTruthy();
  expect(screen.queryByText(ADMIN.users.loading)).toBeNull();
  globalThis.fetch = fetch;
  await press(LOADING.retry);
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.queryByText(WORDS.loadFailed)).toBeNull();
});

/** Makes the server say that a bulk action works for every account. */
function bulkWorks(): void {
  const all = ({ body }: Sent) => {
    const { ids } = body as { ids: string[] };
    const rows = ids.map((id) => ({ id, name: id, ok: true, code: null, message: null }));
    return { rows, able: ids.length, download: null };
  };
  answers[ADMIN_USERS.previewAction.path] = all;
  answers[ADMIN_USERS.act.path] = all;
}
const runs = () => sent.filter(({ path }) => path === ADMIN_USERS.act.path);

it('all accounts that match can be selected, beyond the page, and none of them again', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => anAccount(index).id);
  answers[ADMIN_USERS.listIds.path] = () => ({ ids, more: false });
  await open('?role=patient');
  await pick(0);
  expect(screen.getByText(BULK.selected(1))).toBeTruthy();
  await press(BULK.selectAll);
  expect(screen.getByText(BULK.selected(30))).toBeTruthy();
  expect(sent.at(-1)?.query.get('role')).toBe('patient');
  await press(BULK.selectNone);
  expect(screen.queryByText(BULK.selected(30))).toBeNull();
});

it('a bulk action on more than ten accounts runs only after their number was typed', async () => {
  const ids = Array.from({ length: 11 }, (_, index) => anAccount(index).id);
  answers[ADMIN_USERS.listIds.path] = () => ({ ids, more: false });
  bulkWorks();
  await open();
  await pick(0);
  await press(BULK.selectAll);
  await choose(screen.getByRole('combobox', { name: BULK.action }), 'close');
  await press(BULK.preview);
  const dialog = within(screen.getByRole('dialog', { name: BULK_WORDS.close }));
  expect(dialog.getByText(BULK.would(11, 11))).toBeTruthy();
  const field = dialog.getByRole('textbox', { name: new RegExp(BULK.confirm(11)) });
  fireEvent.change(field, { target: { value: '10' } });
  await press(BULK.run);
  expect(runs()).toEqual([]);
  fireEvent.change(field, { target: { value: '11' } });
  await press(BULK.run);
  expect(runs().map(({ body }) => body)).toEqual([{ action: 'close', ids }]);
  expect(dialog.getByText(BULK.worked(11, 11))).toBeTruthy();
  expect(dialog.getAllByRole('cell', { name: BULK.resultOk })).toHaveLength(11);
});

it('accounts are locked only for a reason, which is chosen before the preview', async () => {
  bulkWorks();
  await open();
  await pick(0);
  await choose(screen.getByRole('combobox', { name: BULK.action }), 'lock');
  await press(BULK.preview);
  expect(screen.queryByRole('dialog', { name: BULK_WORDS.lock })).toBeNull();
  await choose(screen.getByRole('combobox', { name: WORDS.reason }), 'misuse');
  await press(BULK.preview);
  await press(BULK.run);
  expect(runs().map(({ body }) => body)).toEqual([{ action: 'lock', ids: [anAccount(1).id], reason: 'misuse' }]);
});

it('the accounts that are selected can be exported, and the link to the file can be pressed once', async () => {
  bulkWorks();
  const path = '/api/admin/users/export/secret';
  const works = answers[ADMIN_USERS.act.path];
  answers[ADMIN_USERS.act.path] = async (call) => ({
    ...(await works?.(call)),
    download: { path, expires_at: '2026-11-01T10:05:00.000Z' },
  });
  await open();
  await pick(0);
  await choose(screen.getByRole('combobox', { name: BULK.action }), 'export');
  await press(BULK.preview);
  await press(BULK.run);
  const button = screen.getByRole('button', { name: EXPORT.download });
  expect(button.getAttribute('aria-disabled')).toBe('false');
  await press(EXPORT.download);
  await press(EXPORT.download);
  expect(sent.filter((call) => call.path === path)).toHaveLength(1);
});

it.each([
  [false, LOCK.lock, 'strangers', 'lock', LOCK.locked, LOCK.unlock],
  [true, LOCK.unlock, 'settled', 'unlock', LOCK.unlocked, LOCK.lock],
] as const)('an account (locked: %s) has a button “%s”', async (locked, button, reason, action, note, next) => {
  people = [anAccount(1, { locked })];
  bulkWorks();
  answers[AUDIT.list.path] = () => ({ entries: [], next: null, actions: [] });
  answers[pathOf(ADMIN_USERS.listSessions, { id: anAccount(1).id })] = () => ({ sessions: [] });
  await open();
  expect(screen.queryByText(WORDS.lockedName(anAccount(1).name)) !== null).toBe(locked);
  await press(new RegExp(`^${WORDS.details}`));
  await press(button);
  expect(runs()).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await choose(dialog.getByRole('combobox', { name: new RegExp(WORDS.reason) }), reason);
  await press(button);
  expect(runs()).toMatchObject([{ method: 'POST', body: { action, ids: [anAccount(1).id], reason } }]);
  expect(dialog.getByText(note)).toBeTruthy();
  expect(dialog.getByRole('button', { name: next })).toBeTruthy();
});

it('the sessions of a person are listed, and one or all of them are ended', async () => {
  const { id } = people[0] ?? anAccount(1);
  const path = pathOf(ADMIN_USERS.listSessions, { id });
  const at = '2026-11-01T10:00:00.000Z';
  const session = (device: string, number: number) => ({
    id: anAccount(number).id,
    device,
    seen_at: at,
    signed_in_at: at,
  });
  answers[path] = ({ method }) =>
    method === 'GET' ? { sessions: [session('Phone', 8), session('Laptop', 9)] } : { ok: true };
  bulkWorks();
  answers[AUDIT.list.path] = () => ({ entries: [], next: null, actions: [] });
  await open();
  fireEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${WORDS.details}`) })[0] as HTMLElement);
  await pass();
  await press(`${WORDS.endSession} Phone`);
  expect(screen.getByText(WORDS.endedOne('Phone'))).toBeTruthy();
  await press(WORDS.endAll);
  expect(screen.getByText(WORDS.endedAll)).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'DELETE').map((call) => call.path)).toEqual([
    `${path}/${anAccount(8).id}`,
  ]);
  expect(runs().map(({ body }) => body)).toEqual([{ action: 'endSessions', ids: [id] }]);
});
