import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { LOGIN } from '#contract/messages/account.js';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { RESEND } from './messages.js';
import { ResendConfirmation } from './ResendConfirmation.js';

it('pressing the button again during a request does not request a second email', async () => {
  const asked: ((answer: Response) => void)[] = [];
  globalThis.fetch = () => new Promise((resolve) => asked.push(resolve));
  const store = aStore();
  renderWithStore(store, <ResendConfirmation address={() => 'iris@example.test'} />);
  const button = screen.getByRole('button', { name: LOGIN.resend });
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  expect(asked).toHaveLength(1);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => asked[0]?.(new Response(null, { status: 204 })));
  expect(screen.getByText(RESEND.done)).toBeTruthy();
});
