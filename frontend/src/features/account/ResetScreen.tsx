import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { AUTH } from '../../../../backend/src/contract/auth.contract.js';
import { newPassword } from '../../../../backend/src/contract/fields.js';
import { LENGTHS } from '../../../../backend/src/contract/limits.js';
import { RESET } from '../../../../backend/src/contract/messages/account.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { isFailure } from '../../api/index.js';
import { ButtonLink, Form, Notice, Panel, PasswordField, Status, Submit, useForm } from '../../ui/index.js';
import { accountApi } from './account.api.js';
import { takeToken } from './take-token.js';

const Passwords = z
  .object({ new_password: newPassword(LENGTHS.password.reset, RESET.short), confirmation: z.string() })
  .check(z.refine(({ new_password, confirmation }) => new_password === confirmation, { error: RESET.different, path: ['confirmation'] }));

/** The reasons a password itself was refused; anything else ends in the same sentence as success. */
const refusal = (failure: unknown) => (isFailure(failure) && failure.code?.startsWith('users.password') ? { errors: failure.errors, text: failure.errors ? undefined : failure.detail } : null);

function Done() {
  return (
    <>
      <p><ButtonLink to={PAGES.login.path}>{PAGES.login.title}</ButtonLink></p>
      <p className="muted">{RESET.expired} <Link to={PAGES.forgotPassword.path}>{RESET.askAgain}</Link></p>
    </>
  );
}

export default function ResetScreen() {
  const [completeReset] = accountApi.useCompleteResetMutation();
  const [isDone, setDone] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const taken = useRef(false);
  useEffect(() => {
    if (!taken.current) setToken(takeToken());
    taken.current = true;
  }, []);
  const form = useForm({
    schema: Passwords,
    send: async ({ new_password }) => {
      if (!token) return { text: RESET.missingToken };
      const refused = await completeReset({ body: { token, new_password } }).unwrap().then(() => null, refusal);
      if (refused) return refused;
      setDone(true);
    },
  });
  return (
    <Panel>
      <h1>{RESET.title}</h1>
      <Status>{isDone && <p>{RESET.done}</p>}</Status>
      {token === '' && !isDone && <Notice tone="warning"><p>{RESET.missingToken} <Link to={PAGES.forgotPassword.path}>{RESET.askAgain}</Link></p></Notice>}
      {isDone ? <Done /> : (
        <Form form={form} action={AUTH.resetComplete.path}>
          <PasswordField name="new_password" label={RESET.passwordLabel} hint={RESET.short} autoComplete="new-password" required />
          <PasswordField name="confirmation" label={RESET.confirmLabel} autoComplete="new-password" required />
          <Submit busy={RESET.busy}>{RESET.submit}</Submit>
        </Form>
      )}
    </Panel>
  );
}
