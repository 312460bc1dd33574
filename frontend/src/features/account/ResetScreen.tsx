import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { isFailure, problemFrom } from '#api/index.js';
import { AUTH } from '#contract/api/auth.contract.js';
import { newPassword } from '#contract/fields.js';
import { LENGTHS } from '#contract/limits/fields.js';
import { RESET } from '#contract/messages/account.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Form, Notice, Outcome, Panel, PasswordField, Submit, useForm } from '#ui/index.js';
import { accountApi } from './account.api.js';
import { isLinkUsedHere, markLinkUsedHere, readLinkToken, removeLinkToken } from './link-token.js';

const Passwords = z
  .object({ new_password: newPassword(LENGTHS.password.reset, RESET.short), confirmation: z.string() })
  .check(
    z.refine(({ new_password, confirmation }) => new_password === confirmation, {
      error: RESET.different,
      path: ['confirmation'],
    }),
  );

/** The message about an unsaved password, or null if the link no longer works: the screen then looks as on success. */
const refusal = (failure: unknown) =>
  isFailure(failure) && failure.code === 'auth.linkExpired' ? null : problemFrom(failure, RESET.failed);

function Done() {
  return (
    <>
      <p>
        <ButtonLink to={PAGES.login.path}>{PAGES.login.title}</ButtonLink>
      </p>
      <p className="muted">
        {RESET.expired} <Link to={PAGES.forgotPassword.path}>{RESET.askAgain}</Link>
      </p>
    </>
  );
}

/**
 * The token of the reset link: null during the first render, empty if there is none. It survives a reload, but is lost
 * when the person goes to another page of the site.
 */
function useResetToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  const found = useRef('');
  useEffect(() => {
    found.current = readLinkToken('reset', found.current);
    setToken(found.current);
    return () => removeLinkToken('reset');
  }, []);
  return token;
}

export default function ResetScreen() {
  const [completeReset] = accountApi.useCompleteResetMutation();
  const [isSaved, setSaved] = useState(false);
  const token = useResetToken();
  const isDone = isSaved || (token === '' && isLinkUsedHere());
  const form = useForm({
    schema: Passwords,
    blocked: token ? undefined : RESET.missingToken,
    send: async ({ new_password }) => {
      if (!token) return;
      const refused = await completeReset({ body: { token, new_password } })
        .unwrap()
        .then(() => null, refusal);
      if (refused) return refused;
      removeLinkToken('reset');
      markLinkUsedHere();
      setSaved(true);
    },
  });
  return (
    <Panel>
      <h1>{RESET.title}</h1>
      <Outcome>{isDone && <p>{RESET.done}</p>}</Outcome>
      {token === '' && !isDone && (
        <Notice tone="warning">
          <p>
            {RESET.missingToken} <Link to={PAGES.forgotPassword.path}>{RESET.askAgain}</Link>
          </p>
        </Notice>
      )}
      {isDone && <Done />}
      {token !== null && !isDone && (
        <Form form={form} action={AUTH.completeReset.path}>
          <PasswordField
            name="new_password"
            label={RESET.passwordLabel}
            hint={RESET.short}
            autoComplete="new-password"
            required
          />
          <PasswordField name="confirmation" label={RESET.confirmLabel} autoComplete="new-password" required />
          <Submit busy={RESET.busy}>{RESET.submit}</Submit>
        </Form>
      )}
    </Panel>
  );
}
