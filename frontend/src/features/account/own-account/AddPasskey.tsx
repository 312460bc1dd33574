import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { problemFrom } from '#api/index.js';
import { PasskeyName, SECOND_FACTOR_CALLS, type PasskeyAnswer } from '#contract/api/second-factor.contract.js';
import { SAFETY, SECOND_STEP } from '#contract/messages/second-factor.js';
import type { FreshSignIn } from '#features/session/index.js';
import { Button, Field, Form, Submit, useForm } from '#ui/index.js';
import { secondFactorApi } from './own-account.api.js';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

interface Props {
  readonly fresh: FreshSignIn['fresh'];
  readonly onAdded: (name: string, codes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

export function AddPasskey({ fresh, onAdded, onCancel }: Props) {
  const [start] = secondFactorApi.useStartPasskeyMutation();
  const [add] = secondFactorApi.useAddPasskeyMutation();
  const form = useForm({
    schema: PasskeyName,
    blocked: browserSupportsWebAuthn() ? undefined : SECOND_STEP.noPasskeysHere,
    send: async ({ name }) => {
      const started = await fresh(() => start());
      if (started.data === undefined) return problemFrom(started.error, SAFETY.failed);
      const optionsJSON = started.data.options as unknown as Options;
      const passkey = await startRegistration({ optionsJSON }).catch(() => null);
      if (!passkey) return { text: SECOND_STEP.passkeyFailed };
      const answer = await add({ body: { name, passkey: passkey as unknown as PasskeyAnswer } });
      if (answer.data === undefined) return problemFrom(answer.error, SAFETY.failed);
      onAdded(name, answer.data.recoveryCodes);
    },
  });
  return (
    <div className="stack">
      <h3>{SAFETY.addPasskey}</h3>
      <Form form={form} id="add-passkey" action={SECOND_FACTOR_CALLS.addPasskey.path} label={SAFETY.addPasskey}>
        <Field name="name" label={SAFETY.name} hint={SAFETY.nameHint} autoComplete="off" required />
        <Submit busy={SECOND_STEP.passkeyBusy}>{SAFETY.addPasskey}</Submit>
      </Form>
      <p>
        <Button kind="quiet" onClick={onCancel}>
          {SAFETY.cancel}
        </Button>
      </p>
    </div>
  );
}
