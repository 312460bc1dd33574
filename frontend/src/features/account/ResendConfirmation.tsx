import { useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import { email as Email } from '../../../../backend/src/contract/fields.js';
import { LOGIN, RESEND } from '../../../../backend/src/contract/messages/account.js';
import { isFailure, failureText } from '../../api/index.js';
import { Button, Status } from '../../ui/index.js';
import { accountApi } from './account.api.js';

const textOf = (failure: unknown): string =>
  isFailure(failure) && failure.status === 'timeout' ? RESEND.timeout : failureText(failure, RESEND.failed);

/** Asks for the confirmation mail again, for the address typed above. */
export function ResendConfirmation({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [resend, { isLoading }] = accountApi.useResendConfirmationMutation();
  const [note, setNote] = useState('');
  async function ask(): Promise<void> {
    if (isLoading) return;
    const typed = form.current ? new FormData(form.current).get('email') : null;
    const checked = z.safeParse(Email, typed);
    if (!checked.success) return setNote(LOGIN.emailInvalid(LOGIN.emailExample));
    setNote(RESEND.busy);
    setNote(await resend({ body: { email: checked.data } }).unwrap().then(() => RESEND.done, textOf));
  }
  return (
    <div>
      <Button kind="secondary" aria-disabled={isLoading} onClick={() => void ask()}>{LOGIN.resend}</Button>
      <Status>{note && <p>{note}</p>}</Status>
    </div>
  );
}
