import { useState } from 'react';
import * as z from 'zod/mini';
import { problemFrom } from '#api/index.js';
import {
  DetailsChange,
  EmailChangeRequest,
  OWN_ACCOUNT,
  PasswordChange,
  type OwnAccount,
} from '#contract/api/account.contract.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { Field, Form, Outcome, PasswordField, PhoneField, Submit, useForm } from '#ui/index.js';
import { ownAccountApi } from './own-account.api.js';

/** The current password is required only of people who have one. People who sign in with Google may have none. */
export const CURRENT_PASSWORD_FIELD = {
  current_password: z.string().check(z.minLength(1, 'Enter your current password.')),
};

/** The field for the current password, with which people prove that they themselves are changing their account. */
export function CurrentPassword() {
  return (
    <PasswordField name="current_password" label={ACCOUNT.currentPassword} autoComplete="current-password" required />
  );
}

export function DetailsForm({ account }: { account: OwnAccount }) {
  const [change] = ownAccountApi.useChangeDetailsMutation();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema: DetailsChange,
    send: async (body) => {
      setSaved(false);
      const answer = await change({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      setSaved(true);
    },
  });
  return (
    <>
      <Form
        form={form}
        id="details"
        restoreKey="details"
        action={OWN_ACCOUNT.changeDetails.path}
        label={ACCOUNT.details}
      >
        <Field name="name" label={ACCOUNT.name} autoComplete="name" required defaultValue={account.name} />
        <PhoneField name="phone" label={ACCOUNT.phone} defaultValue={account.phone ?? ''} />
        <Submit busy={ACCOUNT.saving}>{ACCOUNT.save}</Submit>
      </Form>
      <Outcome>{isSaved && <p>{ACCOUNT.saved}</p>}</Outcome>
    </>
  );
}

const RequestWithPassword = z.extend(EmailChangeRequest, CURRENT_PASSWORD_FIELD);

/** Changes the email address, with the password. The new address counts only once the link sent to it was opened. */
export function EmailForm({ account: { email, hasPassword } }: { account: OwnAccount }) {
  const [change] = ownAccountApi.useChangeEmailMutation();
  const [isRequested, setRequested] = useState(false);
  const form = useForm({
    schema: hasPassword ? RequestWithPassword : EmailChangeRequest,
    send: async (body) => {
      const answer = await change({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      setRequested(true);
    },
  });
  return (
    <>
      <p>{ACCOUNT.emailNow(email)}</p>
      <Form form={form} id="email" restoreKey="email" action={OWN_ACCOUNT.changeEmail.path} label={ACCOUNT.email}>
        <Field name="new_email" label={ACCOUNT.newEmail} type="email" autoComplete="email" required />
        {hasPassword && <CurrentPassword />}
        <Submit busy={ACCOUNT.saving}>{ACCOUNT.saveEmail}</Submit>
      </Form>
      <Outcome>{isRequested && <p>{ACCOUNT.emailChangeRequested}</p>}</Outcome>
    </>
  );
}

const WithPassword = z.extend(PasswordChange, CURRENT_PASSWORD_FIELD);

/** Changes the password, which must be given. People who sign in with Google and have none can set one. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const [change] = ownAccountApi.useChangePasswordMutation();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema: hasPassword ? WithPassword : PasswordChange,
    send: async (body) => {
      setSaved(false);
      const answer = await change({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      setSaved(true);
    },
  });
  return (
    <>
      <Form form={form} id="password" action={OWN_ACCOUNT.changePassword.path} label={ACCOUNT.password}>
        {hasPassword && <CurrentPassword />}
        <PasswordField
          name="new_password"
          label={ACCOUNT.newPassword}
          hint={ACCOUNT.passwordShort}
          autoComplete="new-password"
          required
          hasMeter
        />
        <Submit busy={ACCOUNT.saving}>{ACCOUNT.savePassword}</Submit>
      </Form>
      <Outcome>{isSaved && <p>{ACCOUNT.passwordSaved}</p>}</Outcome>
    </>
  );
}
