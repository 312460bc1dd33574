import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { OWN_ACCOUNT, type OwnAccount } from '#contract/api/account.contract.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { aStore } from '#store/store.builder.js';
import { GoogleSignIn } from './AccountScreen.js';

function shown(changes: Partial<OwnAccount>) {
  const account: OwnAccount = {
    name: 'Ann',
    email: 'a@example.test',
    phone: null,
    hasPassword: true,
    hasGoogle: true,
    devices: [],
    ...changes,
  };
  const store = aStore();
  const router = createMemoryRouter([{ path: '*', element: <GoogleSignIn account={account} /> }]);
  return render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

it('is hidden for an account without Google sign-in', () => {
  expect(shown({ hasGoogle: false }).container.textContent).toBe('');
});

it('is removed after the password is entered; the form disappears and focus moves to the heading', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (url, init) => {
    sent.push([String(url), JSON.parse(String(init?.body))]);
    return new Response(JSON.stringify({ ok: true }), { headers: { 'content-type': 'application/json' } });
  };
  shown({});
  fireEvent.change(screen.getByLabelText(ACCOUNT.currentPassword, { exact: false, selector: 'input' }), {
    target: { value: 'seven calm otters' },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: ACCOUNT.removeGoogle })));
  expect(await screen.findByText(ACCOUNT.googleRemoved)).toBeTruthy();
  expect(sent).toEqual([
    [expect.stringContaining(OWN_ACCOUNT.removeGoogle.path), { current_password: 'seven calm otters' }],
  ]);
  expect(screen.queryByRole('button', { name: ACCOUNT.removeGoogle })).toBeNull();
  expect(document.activeElement?.textContent).toBe(ACCOUNT.google);
});

it('does not ask for a password if the account has none', () => {
  shown({ hasPassword: false });
  expect(screen.queryByLabelText(ACCOUNT.currentPassword, { exact: false, selector: 'input' })).toBeNull();
  expect(screen.getByText(ACCOUNT.googleNote)).toBeTruthy();
});
