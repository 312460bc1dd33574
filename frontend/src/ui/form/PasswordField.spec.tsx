import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SIGN_UP } from '#contract/messages/account.js';
import { PasswordField } from './PasswordField.js';

const open = (autoComplete: 'current-password' | 'new-password' = 'new-password') => {
  render(<PasswordField name="password" label="Password" autoComplete={autoComplete} />);
  return screen.getByLabelText<HTMLInputElement>('Password');
};

it('a password is hidden while it is typed, and can be shown and hidden again', async () => {
  const user = userEvent.setup();
  const input = open();
  await user.type(input, 'quiet river stones');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: `${SIGN_UP.show} password` }));
  expect([input.type, input.value]).toEqual(['text', 'quiet river stones']);
  await user.click(screen.getByRole('button', { name: `${SIGN_UP.hide} password` }));
  expect(input.type).toBe('password');
});

it.each(['current-password', 'new-password'] as const)(
  'a password manager finds the field (%s), and a long password can be pasted',
  async (autoComplete) => {
    const user = userEvent.setup();
    const input = open(autoComplete);
    expect([input.autocomplete, input.maxLength]).toEqual([autoComplete, -1]);
    await user.click(input);
    await user.paste('quiet river stones '.repeat(10));
    expect(input.value).toBe('quiet river stones '.repeat(10));
  },
);
