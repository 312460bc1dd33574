import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff/admin.js';
import { AuthContext } from '#features/session/index.js';
import { NO_ACTIONS } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { RoleButtons } from './users/RoleButtons.js';
import { UserModal } from './users/UserModal.js';

const { email: EMAIL, newAddress: SENTENCES } = ADMIN.form;
const aUser = (changes: Partial<ManagedUser> = {}): ManagedUser => ({
  id: '6e5a53f4-2f0e-4a93-9d5c-0b6f6a3f7c11',
  email: 'rosa@example.test',
  first_name: 'Rosa',
  last_name: 'Delgado',
  name: 'Rosa Delgado',
  phone: null,
  role: 'patient',
  role_id: 'patient',
  gender: null,
  confirmed: true,
  closed: false,
  consent: false,
  created_at: '2026-11-01T10:00:00.000Z',
  last_seen_at: null,
  version: 1,
  ...changes,
});

/** The simulated browser cannot open dialogs, so define the method that opens them. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

const realFetch = globalThis.fetch;
let stored = aUser();
beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(Response.json(stored));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});
const open = (target: ManagedUser | 'new') => {
  if (target !== 'new') stored = target;
  render(
    <Provider store={aStore()}>
      <AuthContext value={NO_ACTIONS}>
        <MemoryRouter>
          <UserModal target={target} onClose={jest.fn()} onSaved={jest.fn()} />
        </MemoryRouter>
      </AuthContext>
    </Provider>,
  );
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

it('says nothing of the kind about an account that is being created', async () => {
  type(await open('new'), 'rosa@example.test');
  expect(said()).toEqual([]);
});

it('says that a new address logs the person out until it is confirmed', () => {
  expect(SENTENCES.confirmed).toMatch(/devices are logged out, and they cannot log in until/);
});

it.each([true, false])('shows that a role cannot be given if the account is one’s own: %s', (isOwn) => {
  render(<RoleButtons user={aUser({ role: 'superadmin' })} isOwn={isOwn} onGive={jest.fn()} />);
  const button = screen.getByRole('button', { name: new RegExp(ADMIN.panel.makeUser) });
  expect(button.getAttribute('aria-disabled')).toBe(String(isOwn));
});
