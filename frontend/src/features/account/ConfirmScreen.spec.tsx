import { beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ERRORS } from '#contract/messages/errors.js';
import { aStore } from '#store/store.builder.js';
import ConfirmScreen from './ConfirmScreen.js';
import { CONFIRM, RESEND } from './messages.js';

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (code: 'auth.linkExpired' | 'server.busy'): Response =>
  json(ERRORS[code].status, { code, message: ERRORS[code].message, detail: ERRORS[code].message });
const success = (already: boolean): Response => json(200, { ok: true, message: CONFIRM.done, already });

let asked: string[];
let answers: (() => Promise<Response>)[];
beforeEach(() => {
  asked = [];
  answers = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return (answers.shift() ?? (() => Promise.reject(new TypeError('no network'))))();
  };
});

async function follow(address: string): Promise<void> {
  history.replaceState(null, '', address);
  await show();
}
async function show(): Promise<void> {
  const store = aStore();
  const router = createMemoryRouter([{ path: '*', element: <ConfirmScreen /> }]);
  await act(async () => {
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
  });
}
const press = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};
/** Checks that "Try Again" leads to the sign-up and stands below a better way on. */
function expectTryAgainBelow(name: string): void {
  const tryAgain = screen.getByRole('link', { name: 'Try Again' });
  expect(tryAgain.getAttribute('href')).toBe('/signup');
  const better = screen.getByRole('button', { name });
  expect(better.compareDocumentPosition(tryAgain)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}
const held = (): string => JSON.stringify({ ...sessionStorage });

it.each([
  ['the server is busy', () => Promise.resolve(refusal('server.busy'))],
  ['the network is away', () => Promise.reject(new TypeError('no network'))],
])('while %s, the link stays valid and can be tried again on the same page', async (_, failure) => {
  answers = [failure, async () => success(false)];
  await follow('/confirm?token=abc');
  expect(location.search).toBe('');
  expect(await screen.findByText(CONFIRM.failedTitle)).toBeTruthy();
  expectTryAgainBelow(CONFIRM.checkAgain);
  await press(CONFIRM.checkAgain);
  expect(await screen.findByText(CONFIRM.done)).toBeTruthy();
  expect(asked).toEqual([expect.stringContaining('token=abc'), expect.stringContaining('token=abc')]);
  expect(held()).not.toContain('abc');
});

it('reloading the page without a network does not lose the link', async () => {
  await follow('/confirm?token=abc');
  expect(await screen.findByText(CONFIRM.unreached)).toBeTruthy();
  cleanup();
  answers = [async () => success(false)];
  await follow('/confirm');
  expect(await screen.findByText(CONFIRM.done)).toBeTruthy();
});

it('an expired link offers a new email on the same page and is then discarded', async () => {
  answers = [async () => refusal('auth.linkExpired'), async () => new Response(null, { status: 204 })];
  await follow('/confirm?token=abc');
  expect(await screen.findByText(ERRORS['auth.linkExpired'].message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: CONFIRM.checkAgain })).toBeNull();
  expect(held()).not.toContain('abc');
  expectTryAgainBelow(CONFIRM.newMail);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'iris@example.test' } });
  await press(CONFIRM.newMail);
  expect(await screen.findByText(RESEND.doneFor('iris@example.test'))).toBeTruthy();
  expect(screen.getByRole('link', { name: CONFIRM.again })).toBeTruthy();
});

it('a second, unused link says that the address is already confirmed', async () => {
  answers = [async () => success(true)];
  await follow('/confirm?token=abc');
  expect(await screen.findByText(CONFIRM.already)).toBeTruthy();
  expect(screen.getByRole('link', { name: CONFIRM.login })).toBeTruthy();
});

it('reloading the page after the address was confirmed does not report a failure', async () => {
  answers = [async () => success(false)];
  await follow('/confirm?token=abc');
  expect(await screen.findByText(CONFIRM.done)).toBeTruthy();
  cleanup();
  await show();
  expect(await screen.findByText(CONFIRM.already)).toBeTruthy();
  expect(screen.queryByText(CONFIRM.missing)).toBeNull();
  expect(asked).toHaveLength(1);
});
