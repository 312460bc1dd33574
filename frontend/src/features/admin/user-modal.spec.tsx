import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { ADMIN, STAFF_ERRORS } from '#contract/messages/staff.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { simulateDialogs } from '#ui/dialog/dialogs.builder.js';
import { WORDS } from './components/words.js';
import { anAccount } from './users/account.builder.js';
import { RoleButtons } from './users/RoleButtons.js';
import { UserModal } from './users/UserModal.js';

const { email: EMAIL, newAddress: SENTENCES } = ADMIN.form;
simulateDialogs();

const aUser = (changes: Partial<ManagedUser> = {}) => anAccount(1, { email: 'rosa@example.test', ...changes });
let stored = aUser();
const changes: unknown[] = [];
const TAKEN = { code: 'users.emailUsed', detail: STAFF_ERRORS['users.emailUsed'].message };
let isTaken = false;
const onClose = jest.fn();
beforeEach(() => {
  changes.length = 0;
  isTaken = false;
  onClose.mockClear();
  globalThis.fetch = (_, init) => {
    if (init?.method === 'PUT') changes.push(JSON.parse(String(init?.body)));
    if (init?.method === 'PUT' && isTaken) return Promise.resolve(Response.json(TAKEN, { status: 409 }));
    return Promise.resolve(Response.json(stored));
  };
});
const open = (target: ManagedUser | 'new') => {
  if (target !== 'new') stored = target;
  renderWithStore(aStore(), <UserModal target={target} onClose={onClose} onSaved={jest.fn()} />);
  return screen.findByRole('textbox', { name: new RegExp(EMAIL) });
};
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const said = () => Object.values(SENTENCES).filter((sentence) => screen.queryByText(sentence) !== null);

it.each([
  [true, SENTENCES.confirmed],
  [false, SENTENCES.unconfirmed],
])('says what a new address deletes before it is saved (confirmed: %s)', async (confirmed, sentence) => {
  const field = await open(aUser({ confirmed }));
  expect(said()).toEqual([]);
  type(field, 'rosa.delgado@example.test');
  expect(said()).toEqual([sentence]);
  type(field, ' Rosa@example.test ');
  expect(said()).toEqual([]);
});

it.each([
  ['Cancel', 0],
  [WORDS.newAddressYes, 1],
])('asks before it saves a new address for a confirmed account; after %s, %d change is sent', async (answer, count) => {
  const field = await open(aUser());
  type(field, 'rosa.delgado@example.test');
  fireEvent.click(screen.getByRole('button', { name: ADMIN.form.save }));
  const question = await screen.findByRole('dialog', { name: WORDS.newAddressTitle(aUser().name) });
  expect(changes).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: answer }));
  await waitFor(() => expect(question).toHaveProperty('open', false));
  await waitFor(() => expect(changes).toHaveLength(count));
});

it('keeps the form and says why if somebody else has the new address', async () => {
  isTaken = true;
  const field = await open(aUser());
  type(field, 'taken@example.test');
  fireEvent.click(screen.getByRole('button', { name: ADMIN.form.save }));
  fireEvent.click(await screen.findByRole('button', { name: WORDS.newAddressYes }));
  expect(await screen.findAllByText(TAKEN.detail)).not.toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps the form if the question about the new address is closed', async () => {
  type(await open(aUser()), 'rosa.delgado@example.test');
  fireEvent.click(screen.getByRole('button', { name: ADMIN.form.save }));
  const question = await screen.findByRole<HTMLDialogElement>('dialog', { name: WORDS.newAddressTitle(aUser().name) });
  question.close();
  await waitFor(() => expect(screen.getByRole('button', { name: ADMIN.form.save })).toBeTruthy());
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['the address stays', true, 'rosa@example.test'],
  ['the old address is not confirmed', false, 'rosa.delgado@example.test'],
])('saves without a question if %s', async (_, confirmed, address) => {
  type(await open(aUser({ confirmed })), address);
  fireEvent.click(screen.getByRole('button', { name: ADMIN.form.save }));
  await waitFor(() => expect(changes).toEqual([expect.objectContaining({ email: address })]));
});

it('says nothing of the kind about an account that is being created', async () => {
  type(await open('new'), 'rosa@example.test');
  expect(said()).toEqual([]);
});

it('says that a new address logs the person out until it is confirmed', () => {
  expect(SENTENCES.confirmed).toMatch(/logs out all their devices, and they can’t log in until/);
});

it.each([true, false])('shows that a role cannot be given if the account is one’s own: %s', (isOwn) => {
  render(<RoleButtons user={aUser({ role: 'admin' })} isOwn={isOwn} onGive={jest.fn()} />);
  const button = screen.getByRole('button', { name: new RegExp(ADMIN.panel.makeUser) });
  expect(button.getAttribute('aria-disabled')).toBe(String(isOwn));
});

it('a superadmin cannot be made a user with one press', () => {
  render(<RoleButtons user={aUser({ role: 'superadmin' })} isOwn={false} onGive={jest.fn()} />);
  expect(screen.queryByRole('button', { name: new RegExp(ADMIN.panel.makeUser) })).toBeNull();
});
