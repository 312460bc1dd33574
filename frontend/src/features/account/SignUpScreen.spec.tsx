import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { REQUEST_LIMITS } from '#contract/loading-delays.js';
import { SIGN_UP } from '#contract/messages/account.js';
import { PAGES } from '#contract/pages.js';
import { aStore } from '#store/store.builder.js';
import { NOT_SENT } from './messages.js';
import SignUpScreen from './SignUpScreen.js';

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

it.each([
  ['a refused password', 422, 'users.passwordCommon', { password: 'This password is too common.' }],
  ['too many attempts', 429, 'limits.reached', undefined],
])("%s are told in the specification's sentence, with the reason beneath it", async (_, status, code, errors) => {
  const detail = 'The reason.';
  globalThis.fetch = async () => Response.json({ code, detail, message: detail, errors }, { status });
  await signUp();
  const first = await screen.findByText(SIGN_UP.failed);
  expect(first.nextElementSibling?.textContent).toBe(errors?.password ?? detail);
  expect(document.querySelector('[name=password]')?.getAttribute('aria-invalid')).toBe(errors ? 'true' : null);
});

it('without a connection, the page says that the request did not reach us', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await signUp();
  const first = await screen.findByText(SIGN_UP.failed);
  expect(first.nextElementSibling?.textContent).toBe(NOT_SENT);
});

it('if the server does not answer, the page says so and the button works again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  globalThis.fetch = () => new Promise<Response>(() => undefined);
  await signUp();
  await act(() => jest.advanceTimersByTimeAsync(REQUEST_LIMITS.changing));
  jest.useRealTimers();
  expect(screen.getByText(SIGN_UP.failed).nextElementSibling?.textContent).toBe(SIGN_UP.noAnswer);
  expect(screen.getByRole('button', { name: SIGN_UP.submit })).toBeTruthy();
});
