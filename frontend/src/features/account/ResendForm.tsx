import { useState } from 'react';
import * as z from 'zod/mini';
import { AUTH, CONFIRMATION_REQUESTED } from '#contract/api/auth.contract.js';
import { email } from '#contract/fields.js';
import { LOGIN } from '#contract/messages/account.js';
import { Field, Form, Status, Submit, useForm } from '#ui/index.js';
import { accountApi } from './account.api.js';
import { RESEND } from './messages.js';
import { resendProblem } from './resend.js';

const Address = z.object({ email });
const MESSAGES = { email: LOGIN.emailInvalid(LOGIN.emailExample) };

/** Requests another confirmation email for the address typed here. Works without scripts. */
export function ResendForm({ label }: { label: string }) {
  const [resend] = accountApi.useResendConfirmationMutation();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    schema: Address,
    messages: MESSAGES,
    send: async (body) => {
      setSentTo('');
      const failure = await resend({ body })
        .unwrap()
        .then(() => null, resendProblem);
      if (failure) return { text: failure };
      setSentTo(body.email);
    },
  });
  return (
    <>
      <p id={CONFIRMATION_REQUESTED} className="when-target">
        <strong>{RESEND.done}</strong>
      </p>
      <Form form={form} action={AUTH.initiateConfirmation.path}>
        <Field name="email" label={LOGIN.emailLabel} type="email" autoComplete="email" required />
        <Submit busy={RESEND.busy}>{label}</Submit>
      </Form>
      <Status>{sentTo && <p>{RESEND.doneFor(sentTo)}</p>}</Status>
    </>
  );
}
