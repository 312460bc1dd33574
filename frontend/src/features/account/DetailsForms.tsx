import { useState } from 'react';
import * as z from 'zod/mini';
import { DetailsChange, EmailChangeWish, OWN_ACCOUNT, PasswordChange, type OwnAccount } from '../../../../backend/src/contract/account.contract.js';
import { ACCOUNT } from '../../../../backend/src/contract/messages/own-account.js';
import { problemFrom } from '../../api/index.js';
import { Field, Form, PasswordField, Status, Submit, useForm } from '../../ui/index.js';
import { useAuth } from '../session/index.js';
import { accountApi } from './account.api.js';

/** Name and phone number. */
export function DetailsForm({ account }: { account: OwnAccount }) {
  const { refresh } = useAuth();
  const [change] = accountApi.useChangeDetailsMutation();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema: DetailsChange,
    send: async (body) => {
      setSaved(false);
      const answer = await change({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      setSaved(true);
      await refresh();
    },
  });
  return (
    <>
      <Form form={form} id="details" keepAs="details" action={OWN_ACCOUNT.details.path} label={ACCOUNT.details}>
        <Field name="name" label={ACCOUNT.name} autoComplete="name" required defaultValue={account.name} />
        <Field name="phone" label={ACCOUNT.phone} type="tel" autoComplete="tel" defaultValue={account.phone ?? ''} />
        <Submit busy={ACCOUNT.saving}>{ACCOUNT.save}</Submit>
      </Form>
      <Status>{isSaved && <p>{ACCOUNT.saved}</p>}</Status>
    </>
  );
}

/** The field of whoever has a password and proves it. */
export const PROOF = { current_password: z.string().check(z.minLength(1, 'Enter your current password.')) };
const WishWithPassword = z.extend(EmailChangeWish, PROOF);

/** Another mail address: it takes the password, and a link that goes to the new address. */
export function EmailForm({ account: { email, hasPassword } }: { account: OwnAccount }) {
  const [change] = accountApi.useChangeEmailMutation();
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    schema: hasPassword ? WishWithPassword : EmailChangeWish,
    send: async (body) => {
      const answer = await change({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      setAsked(true);
    },
  });
  return (
    <>
      <p>{ACCOUNT.emailNow(email)}</p>
      <Form form={form} id="email" keepAs="email" action={OWN_ACCOUNT.email.path} label={ACCOUNT.email}>
        <Field name="new_email" label={ACCOUNT.newEmail} type="email" autoComplete="email" required />
        {hasPassword && <PasswordField name="current_password" label={ACCOUNT.currentPassword} autoComplete="current-password" required />}
        <Submit busy={ACCOUNT.saving}>{ACCOUNT.saveEmail}</Submit>
      </Form>
      <Status>{isAsked && <p>{ACCOUNT.emailAsked}</p>}</Status>
    </>
  );
}

const WithPassword = z.extend(PasswordChange, PROOF);

/** A new password, for the price of the old one. Who has none yet (Google sign-in) sets their first. */
export function PasswordForm({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => void }) {
  const [change] = accountApi.useChangePasswordMutation();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema: hasPassword ? WithPassword : PasswordChange,
    send: async (body) => {
      setSaved(false);
      const answer = await change({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      setSaved(true);
      onChanged();
    },
  });
  return (
    <>
      <Form form={form} id="password" action={OWN_ACCOUNT.password.path} label={ACCOUNT.password}>
        {hasPassword && <PasswordField name="current_password" label={ACCOUNT.currentPassword} autoComplete="current-password" required />}
        <PasswordField name="new_password" label={ACCOUNT.newPassword} hint={ACCOUNT.passwordShort} autoComplete="new-password" required hasMeter />
        <Submit busy={ACCOUNT.saving}>{ACCOUNT.savePassword}</Submit>
      </Form>
      <Status>{isSaved && <p>{ACCOUNT.passwordSaved}</p>}</Status>
    </>
  );
}
