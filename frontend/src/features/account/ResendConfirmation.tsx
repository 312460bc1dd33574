import { useState } from 'react';
import * as z from 'zod/mini';
import { email as Email } from '#contract/fields.js';
import { LOGIN, RESEND } from '#contract/messages/account.js';
import { Button, Outcome } from '#ui/index.js';
import { accountApi } from './account.api.js';
import { resendProblem } from './resend-problem.js';

interface Props {
  readonly label?: string;
  /** Called when the button is pressed. Returns the email address to which the confirmation email is sent. */
  readonly address: () => unknown;
}

export function ResendConfirmation({ label = LOGIN.resend, address }: Props) {
  const [resend, { isLoading }] = accountApi.useResendConfirmationMutation();
  const [note, setNote] = useState('');
  async function ask(): Promise<void> {
    if (isLoading) return;
    const checked = z.safeParse(Email, address());
    if (!checked.success) return setNote(LOGIN.emailInvalid(LOGIN.emailExample));
    setNote(RESEND.busy);
    setNote(
      await resend({ body: { email: checked.data } })
        .unwrap()
        .then(() => RESEND.done, resendProblem),
    );
  }
  return (
    <div>
      <Button kind="secondary" aria-disabled={isLoading} onClick={() => void ask()}>
        {label}
      </Button>
      <Outcome>{note && <p>{note}</p>}</Outcome>
    </div>
  );
}
