import { problemFrom } from '#api/index.js';
import { AppConfirmation, SECOND_FACTOR_CALLS } from '#contract/api/second-factor.contract.js';
import { SAFETY, SECOND_STEP } from '#contract/messages/second-factor.js';
import type { FreshSignIn } from '#features/session/index.js';
import { Button, Field, Form, lazyPart, Submit, useForm } from '#ui/index.js';
import styles from './safety.module.css';
import { secondFactorApi } from './second-factor.api.js';

const QrCode = lazyPart(() => import('./QrCode.js').then((module) => module.QrCode));

interface Props {
  readonly secret: string;
  readonly uri: string;
  readonly isReplacing: boolean;
  readonly fresh: FreshSignIn['fresh'];
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

export function AddApp({ secret, uri, isReplacing, fresh, onAdded, onCancel }: Props) {
  const [add] = secondFactorApi.useAddAppMutation();
  const form = useForm({
    schema: AppConfirmation,
    messages: { code: SECOND_STEP.codeMissing },
    send: async (body) => {
      const answer = await fresh(() => add({ body }));
      if (answer.data === undefined) return problemFrom(answer.error, SAFETY.failed);
      onAdded(answer.data.recoveryCodes);
    },
  });
  return (
    <div className="stack">
      <h3>{isReplacing ? SAFETY.replaceApp : SAFETY.addApp}</h3>
      {isReplacing && <p>{SAFETY.replaceNote}</p>}
      <p>{SAFETY.scan}</p>
      <p>
        <QrCode text={uri} label={SAFETY.picture} />
      </p>
      <p>
        {SAFETY.byHand} <code className={styles.code}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Form form={form} id="add-app" action={SECOND_FACTOR_CALLS.addApp.path} label={SAFETY.addApp}>
        <Field
          name="code"
          label={SAFETY.confirm}
          hint={SAFETY.confirmHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          size={8}
          required
        />
        <Submit busy={SAFETY.saving}>{SAFETY.confirmButton}</Submit>
      </Form>
      <p>
        <Button kind="quiet" onClick={onCancel}>
          {SAFETY.cancel}
        </Button>
      </p>
    </div>
  );
}
