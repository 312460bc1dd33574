import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { aStore } from '#store/store.builder.js';
import ForgotScreen from './ForgotScreen.js';
import { FORGOT } from './messages.js';

it.each([
  ['the network is away', () => Promise.reject(new TypeError('no network')), FORGOT.notSent],
  ['the server is broken', () => Promise.resolve(new Response(null, { status: 503 })), FORGOT.notSent],
  ['there are too many requests', () => Promise.resolve(new Response(null, { status: 429 })), FORGOT.notSent],
  ['the server refuses the address', () => Promise.resolve(new Response(null, { status: 422 })), FORGOT.done],
  ['the server agrees', () => Promise.resolve(Response.json({ ok: true })), FORGOT.done],
])('if %s, the form says whether a link may be on the way', async (_, answer: () => Promise<Response>, sentence) => {
  globalThis.fetch = answer;
  render(
    <Provider store={aStore()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <ForgotScreen /> }])} />
    </Provider>,
  );
  fireEvent.change(screen.getByLabelText(FORGOT.emailLabel, { exact: false }), { target: { value: 'a@example.test' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: FORGOT.submit })));
  const said = (await screen.findAllByText(sentence)).filter((element) => !element.closest('.when-target'));
  expect(said).toHaveLength(1);
  expect(screen.queryByRole('button', { name: FORGOT.submit }) === null).toBe(sentence === FORGOT.done);
});
