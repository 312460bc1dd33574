import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { failureText, isFailure, problemFrom } from '#api/index.js';
import { SECOND_FACTOR_CALLS, SecondStep as Step } from '#contract/api/second-factor.contract.js';
import { SECOND_STEP } from '#contract/messages/second-factor.js';
import { PAGES } from '#contract/pages.js';
import { useAppDispatch } from '#store/index.js';
import { Button, Field, Form, Notice, Submit, useFocusRecovery, useForm } from '#ui/index.js';
import { LazyPasskeyButton, proofApi, sessionOpened, type useReturnPath } from '../session/index.js';

interface Props {
  readonly returnPath: ReturnType<typeof useReturnPath>;
  readonly onBack: () => void;
}

export function SecondStep({ returnPath, onBack }: Props) {
  const [start, { data, error }] = proofApi.useStartSecondStepMutation();
  const [complete] = proofApi.useCompleteSecondStepMutation();
  useEffect(() => void start(), [start]);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useFocusRecovery();
  const onDone = async (): Promise<void> => {
    await dispatch(sessionOpened());
    const { to, state } = returnPath.take();
    void navigate(to, { replace: true, state });
  };
  return (
    <>
      <h1>{SECOND_STEP.title}</h1>
      {error ? (
        <Notice tone="problem" text={failureText(error, SECOND_STEP.passkeyFailed)} />
      ) : (
        <p>{SECOND_STEP.intro}</p>
      )}
      {data?.passkey && (
        <LazyPasskeyButton
          options={data.passkey}
          onFailure={() => void start()}
          onAnswer={async (passkey) => {
            const answer = await complete({ body: { passkey } });
            if ('error' in answer) return failureText(answer.error, SECOND_STEP.passkeyFailed);
            await onDone();
          }}
        />
      )}
      {data && (data.hasApp || data.hasCodes) && <CodeForm onDone={onDone} />}
      <p>
        <Button kind="quiet" onClick={onBack}>
          {SECOND_STEP.back}
        </Button>
      </p>
      <p className="muted">
        {SECOND_STEP.lost} <Link to={PAGES.contact.path}>{PAGES.contact.title}</Link>
      </p>
    </>
  );
}

function CodeForm({ onDone }: { onDone: () => Promise<void> }) {
  const [complete] = proofApi.useCompleteSecondStepMutation();
  const form = useForm({
    schema: Step,
    messages: { code: SECOND_STEP.codeMissing },
    send: async (body) => {
      const answer = await complete({ body });
      if ('error' in answer)
        return isFailure(answer.error) ? problemFrom(answer.error, SECOND_STEP.passkeyFailed) : undefined;
      await onDone();
    },
  });
  return (
    <Form form={form} id="second-step" action={SECOND_FACTOR_CALLS.completeSecondStep.path}>
      <Field
        name="code"
        label={SECOND_STEP.code}
        hint={SECOND_STEP.codeHint}
        autoComplete="one-time-code"
        size={20}
        required
      />
      <Submit busy={SECOND_STEP.busy}>{SECOND_STEP.submit}</Submit>
    </Form>
  );
}
