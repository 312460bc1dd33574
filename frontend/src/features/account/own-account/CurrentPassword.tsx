import * as z from 'zod/mini';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { PasswordField } from '#ui/index.js';

/**
 * The current password is required only for people who have one. People who sign in with Google may have no password.
 */
export const CURRENT_PASSWORD_FIELD = {
  current_password: z.string().check(z.minLength(1, 'Enter your current password.')),
};

/** The field for the current password, with which people prove that they themselves are changing their account. */
export function CurrentPassword() {
  return (
    <PasswordField name="current_password" label={ACCOUNT.currentPassword} autoComplete="current-password" required />
  );
}
