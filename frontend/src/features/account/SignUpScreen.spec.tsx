import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NOT_SENT, SIGN_UP } from '#contract/messages/account/account.js';
import { PAGES } from '#contract/pages.js';
import { aStore } from '#store/store.builder.js';
import SignUpScreen from './SignUpScreen.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function signUp(): Promise<void> {
  const store = aStore();
  const router = createMemoryRouter([{ path: '*', element: <SignUpScreen /> }], {
    initialEntries: [PAGES.signUp.path],
  });
  const { container } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const answers = {
    name: 'Rosa Delgado',
    age_range: '65-74',
    email: 'rosa@example.test',
    password: 'quiet river stones',
  };
  for (const [name, value] of Object.entries(answers)) {
    const field = container.querySelector(`[name=${name}]`);
    if (field) fireEvent.change(field, { target: { value } });
  }
  const terms = container.querySelector('[name=terms_accepted]');
  if (terms) fireEvent.click(terms);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: SIGN_UP.submit })));
}

it.each([
  [409, 'That email already has an account. Try logging in instead.'],
  [500, SIGN_UP.failed],
])("a response with status %i and no message shows the screen's own message", async (status, sentence) => {
  globalThis.fetch = async () => new Response(null, { status });
  await signUp();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('without a connection, the page says first that the request did not reach us', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await signUp();
  const first = await screen.findByText(NOT_SENT);
  expect(first.nextElementSibling?.textContent).toBe(SIGN_UP.failed);
});
