import { useState } from 'react';
import * as z from 'zod/mini';
import { email as Email } from '#contract/fields.js';
import { LOGIN } from '#contract/messages/account.js';
import { useAppDispatch } from '#store/index.js';
import { Button, Outcome } from '#ui/index.js';
import { RESEND } from './messages.js';

interface Props {
  readonly label?: string;
  /** Called when the button is pressed. Returns the email address to which the confirmation email is sent. */
  readonly address: () => unknown;
}

export function ResendConfirmation({ label = LOGIN.resend, address }: Props) {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const [note, setNote] = useState('');
  async function ask(): Promise<void> {
    if (isLoading) return;
    const checked = z.safeParse(Email, address());
    if (!checked.success) return setNote(LOGIN.emailInvalid(LOGIN.emailExample));
    setNote(RESEND.busy);
    setLoading(true);
    // Few people press this button, so the code for sending the email is loaded only when the button is pressed.
    const part = await import('./resend.js').catch(() => null);
    setNote(part ? await dispatch(part.resend(checked.data)) : RESEND.failed);
    setLoading(false);
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
