import { useState } from 'react';
import { Link } from 'react-router';
import { AUTH, RESET_ASKED, ResetRequest } from '../../../../backend/src/contract/auth.contract.js';
import { FORGOT } from '../../../../backend/src/contract/messages/account.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Field, Form, Panel, Status, Submit, useForm } from '../../ui/index.js';
import { accountApi } from './account.api.js';

export default function ForgotScreen() {
  const [requestReset] = accountApi.useRequestResetMutation();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    schema: ResetRequest,
    // Done whatever the server says: nobody learns here whether an address has an account.
    send: async (body) => {
      await requestReset({ body });
      setDone(true);
    },
  });
  return (
    <Panel>
      <h1>{FORGOT.title}</h1>
      {!isDone && <p id={RESET_ASKED} className="when-target"><strong>{FORGOT.done}</strong></p>}
      <Status>{isDone && <p>{FORGOT.done}</p>}</Status>
      {!isDone && (
        <Form form={form} action={AUTH.resetInitiate.path} nativeCheck>
          <Field name="email" label={FORGOT.emailLabel} type="email" autoComplete="email" required />
          <Submit busy={FORGOT.busy}>{FORGOT.submit}</Submit>
        </Form>
      )}
      <p><Link to={PAGES.contact.path}>{FORGOT.contact}</Link></p>
    </Panel>
  );
}
