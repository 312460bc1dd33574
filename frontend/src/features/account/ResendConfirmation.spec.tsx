import { afterEach, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Provider } from 'react-redux';
import { LOGIN, RESEND } from '../../../../backend/src/contract/messages/account.js';
import { api } from '../../api/index.js';
import { ResendConfirmation } from './ResendConfirmation.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('a second press while the first is under way asks for no second mail', async () => {
  const asked: ((answer: Response) => void)[] = [];
  globalThis.fetch = () => new Promise((resolve) => asked.push(resolve));
  const store = configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (standard) => standard().concat(api.middleware) });
  const form = createRef<HTMLFormElement>();
  render(<Provider store={store}><form ref={form}><input name="email" aria-label="Email" defaultValue="iris@example.test" /></form><ResendConfirmation form={form} /></Provider>);
  const button = screen.getByRole('button', { name: LOGIN.resend });
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  expect(asked).toHaveLength(1);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => asked[0]?.(new Response(null, { status: 204 })));
  expect(screen.getByText(RESEND.done)).toBeTruthy();
});
