import { useEffect } from 'react';
import { failureText, problemFrom } from '#api/index.js';
import { Proof, SECOND_FACTOR_CALLS } from '#contract/api/second-factor.contract.js';
import { PROVE, SECOND_STEP } from '#contract/messages/second-factor.js';
import { Field, Form, Modal, Notice, PasswordField, Submit, useForm } from '#ui/index.js';
import { LazyPasskeyButton } from './LazyPasskeyButton.js';
import { proofApi } from './proof.api.js';

interface Props {
  /** Called once when the dialog closes. `isProved`: the person has proved who they are, and not closed it. */
  readonly onDone: (isProved: boolean) => void;
}

export function ProofDialog({ onDone }: Props) {
  const [start, { data, error }] = proofApi.useStartProofMutation();
  const [prove] = proofApi.useProveMutation();
  useEffect(() => void start(), [start]);
  const isUseless = data && !data.hasPassword && !data.hasApp && !data.hasCodes && !data.passkey;
  return (
    <Modal title={PROVE.title} isOpen onClose={() => onDone(false)}>
      <div className="stack">
        <p>{isUseless ? PROVE.noWay : PROVE.intro}</p>
        {!data && !error && <p role="status">{PROVE.loading}</p>}
        {error && <Notice tone="problem" text={failureText(error, PROVE.failed)} />}
        {data && (data.hasPassword || data.hasApp || data.hasCodes) && (
          <ProofForm
            hasPassword={data.hasPassword}
            hasCode={data.hasApp || data.hasCodes}
            onProved={() => onDone(true)}
          />
        )}
        {data?.passkey && (
          <LazyPasskeyButton
            options={data.passkey}
            onFailure={() => void start()}
            onAnswer={async (passkey) => {
              const answer = await prove({ body: { passkey } });
              if ('error' in answer) return failureText(answer.error, PROVE.failed);
              onDone(true);
            }}
          />
        )}
      </div>
    </Modal>
  );
}

interface FormProps {
  readonly hasPassword: boolean;
  readonly hasCode: boolean;
  readonly onProved: () => void;
}

function ProofForm({ hasPassword, hasCode, onProved }: FormProps) {
  const [prove] = proofApi.useProveMutation();
  const form = useForm({
    schema: Proof,
    read: (entries) => Object.fromEntries([...entries].filter(([, value]) => value !== '')),
    send: async (body) => {
      const answer = await prove({ body });
      if ('error' in answer) return problemFrom(answer.error, PROVE.failed);
      onProved();
    },
  });
  return (
    <Form form={form} id="proof" action={SECOND_FACTOR_CALLS.prove.path}>
      {hasPassword && <PasswordField name="password" label={PROVE.password} autoComplete="current-password" />}
      {hasCode && (
        <Field
          name="code"
          label={hasPassword ? PROVE.orCode : SECOND_STEP.code}
          hint={SECOND_STEP.codeHint}
          autoComplete="one-time-code"
          size={20}
        />
      )}
      <Submit busy={PROVE.busy}>{PROVE.submit}</Submit>
    </Form>
  );
}
