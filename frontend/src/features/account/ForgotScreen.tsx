import { useState } from 'react';
import { failureText, isFailure } from '#api/index.js';
import { AUTH, RESET_REQUESTED, ResetRequest } from '#contract/api/auth.contract.js';
import { PAGES } from '#contract/pages.js';
import { ButtonLink, Field, Form, Outcome, Panel, Submit, useForm } from '#ui/index.js';
import { accountApi } from './account.api.js';
import { FORGOT } from './messages.js';

/** Returns whether the server dealt with a refused request. If it is overloaded or broken, it did not. */
const wasDealtWith = (failure: unknown): boolean =>
  isFailure(failure) && typeof failure.status === 'number' && failure.status < 500 && failure.status !== 429;

export default function ForgotScreen() {
  const [requestReset] = accountApi.useRequestResetMutation();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    schema: ResetRequest,
    // If the server has dealt with the request, the form shows the same result whatever the answer is, so that nobody
    // can find out whether an email address has an account.
    send: async (body) => {
      const { error } = await requestReset({ body });
      if (error && !wasDealtWith(error)) return { text: failureText(error, FORGOT.notSent) };
      setDone(true);
    },
  });
  return (
    <Panel>
      <h1>{FORGOT.title}</h1>
      {!isDone && (
        <p id={RESET_REQUESTED} className="when-target">
          <strong>{FORGOT.done}</strong>
        </p>
      )}
      <Outcome>{isDone && <p>{FORGOT.done}</p>}</Outcome>
      {!isDone && (
        <Form form={form} action={AUTH.initiateReset.path} nativeCheck>
          <Field name="email" label={FORGOT.emailLabel} type="email" autoComplete="email" required />
          <Submit busy={FORGOT.busy}>{FORGOT.submit}</Submit>
        </Form>
      )}
      <p>
        <ButtonLink kind="quiet" to={PAGES.contact.path}>
          {FORGOT.contact}
        </ButtonLink>
      </p>
    </Panel>
  );
}
