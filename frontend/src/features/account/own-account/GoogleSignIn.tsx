import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { problemFrom } from '#api/index.js';
import { GoogleRemoval, OWN_ACCOUNT, type OwnAccount } from '#contract/api/account.contract.js';
import { ACCOUNT } from '#contract/messages/own-account.js';
import { Form, Outcome, Submit, useForm } from '#ui/index.js';
import { CURRENT_PASSWORD_FIELD, CurrentPassword } from './CurrentPassword.js';
import { ownAccountApi } from './own-account.api.js';

const WithPassword = z.extend(GoogleRemoval, CURRENT_PASSWORD_FIELD);

export function GoogleSignIn({ account: { hasGoogle, hasPassword } }: { account: OwnAccount }) {
  const [remove] = ownAccountApi.useRemoveGoogleMutation();
  const [isRemoved, setRemoved] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useForm({
    schema: hasPassword ? WithPassword : GoogleRemoval,
    send: async (body) => {
      const answer = await remove({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      setRemoved(true);
      // The form disappears once Google sign-in is removed, so move focus to the heading.
      title.current?.focus();
    },
  });
  if (!hasGoogle && !isRemoved) return null;
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {ACCOUNT.google}
      </h2>
      {!isRemoved && (
        <>
          <p>{ACCOUNT.googleNote}</p>
          <Form form={form} id="google" action={OWN_ACCOUNT.removeGoogle.path} label={ACCOUNT.google}>
            {hasPassword && <CurrentPassword />}
            <Submit busy={ACCOUNT.saving}>{ACCOUNT.removeGoogle}</Submit>
          </Form>
        </>
      )}
      <Outcome>{isRemoved && <p>{ACCOUNT.googleRemoved}</p>}</Outcome>
    </>
  );
}
