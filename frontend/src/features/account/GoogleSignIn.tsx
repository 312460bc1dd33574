import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { GoogleRemoval, OWN_ACCOUNT, type OwnAccount } from '../../../../backend/src/contract/account.contract.js';
import { ACCOUNT } from '../../../../backend/src/contract/messages/own-account.js';
import { problemFrom } from '../../api/index.js';
import { Form, PasswordField, Status, Submit, useForm } from '../../ui/index.js';
import { accountApi } from './account.api.js';
import { PROOF } from './DetailsForms.js';

const WithPassword = z.extend(GoogleRemoval, PROOF);

/** Taking Google off the account, for whom it is on it. */
export function GoogleSignIn({ account: { hasGoogle, hasPassword }, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const [remove] = accountApi.useRemoveGoogleMutation();
  const [isRemoved, setRemoved] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useForm({
    schema: hasPassword ? WithPassword : GoogleRemoval,
    send: async (body) => {
      const answer = await remove({ body });
      if ('error' in answer) return problemFrom(answer.error, ACCOUNT.failed);
      setRemoved(true);
      onChanged();
      // The form goes away with what it removes.
      title.current?.focus();
    },
  });
  if (!hasGoogle && !isRemoved) return null;
  return (
    <>
      <h2 ref={title} tabIndex={-1}>{ACCOUNT.google}</h2>
      {!isRemoved && (
        <>
          <p>{ACCOUNT.googleNote}</p>
          <Form form={form} id="google" action={OWN_ACCOUNT.removeGoogle.path} label={ACCOUNT.google}>
            {hasPassword && <PasswordField name="current_password" label={ACCOUNT.currentPassword} autoComplete="current-password" required />}
            <Submit busy={ACCOUNT.saving}>{ACCOUNT.removeGoogle}</Submit>
          </Form>
        </>
      )}
      <Status>{isRemoved && <p>{ACCOUNT.googleRemoved}</p>}</Status>
    </>
  );
}
