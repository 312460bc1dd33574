import { useEffect, useRef, useState } from 'react';
import { failureText, problemFrom } from '#api/index.js';
import { AppConfirmation, SECOND_FACTOR_CALLS, type Factor } from '#contract/api/second-factor.contract.js';
import { FORM } from '#contract/messages/forms.js';
import { SAFETY, SECOND_STEP } from '#contract/messages/second-factor.js';
import { useFreshSignIn, type FreshSignIn } from '#features/session/index.js';
import { Button, Field, Form, lazyPart, Notice, Outcome, Submit, useFocusRecovery, useForm } from '#ui/index.js';
import { secondFactorApi } from './own-account.api.js';
import styles from './safety.module.css';

const QrCode = lazyPart(() => import('./QrCode.js').then((module) => module.QrCode));

interface Props {
  readonly secret: string;
  readonly uri: string;
  readonly isReplacing: boolean;
  readonly fresh: FreshSignIn['fresh'];
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

function AddApp({ secret, uri, isReplacing, fresh, onAdded, onCancel }: Props) {
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

/** The new recovery codes, which are shown only once. Focus moves to the codes, so that nobody overlooks them. */
function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [codes]);
  return (
    <Notice tone="warning">
      <h3 ref={title} tabIndex={-1}>
        {SAFETY.codes}
      </h3>
      <p>{SAFETY.codesNote}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Button onClick={onStored}>{SAFETY.stored}</Button>
      </p>
    </Notice>
  );
}

const AddPasskey = lazyPart(() => import('./AddPasskey.js').then((module) => module.AddPasskey));

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const dayOf = (time: string): string => day.format(new Date(time));

type Adding = { kind: 'app'; secret: string; uri: string } | { kind: 'passkey' } | null;

export function SignInSafety() {
  const { data, error } = secondFactorApi.useFactorsQuery();
  const [startApp] = secondFactorApi.useStartAppMutation();
  const [remove] = secondFactorApi.useRemoveFactorMutation();
  const [renew] = secondFactorApi.useRenewCodesMutation();
  const { fresh, dialog } = useFreshSignIn();
  const [adding, setAdding] = useState<Adding>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useFocusRecovery();

  async function act<D>(
    send: () => PromiseLike<{ data?: D; error?: unknown }>,
    then: (data: D) => void,
  ): Promise<void> {
    setNote('');
    setProblem(null);
    const answer = await fresh(send);
    if (answer.data === undefined) setProblem(failureText(answer.error, SAFETY.failed));
    else then(answer.data);
  }
  const added = (name: string, made: readonly string[] | null): void => {
    setAdding(null);
    setNote(SAFETY.done(name));
    if (made) setCodes(made);
  };
  const factors = data?.factors ?? [];
  const hasApp = factors.some(({ kind }) => kind === 'app');
  return (
    <section className="stack" aria-label={SAFETY.title}>
      <p>{SAFETY.intro}</p>
      {error && <Notice tone="problem" text={failureText(error, SAFETY.failed)} />}
      {!data && !error && <p role="status">{FORM.loading}</p>}
      {data?.isRequired && (
        <Notice tone={factors.length === 0 ? 'warning' : 'info'}>
          <p>
            {SAFETY.required} {factors.length === 0 && SAFETY.missing}
          </p>
        </Notice>
      )}
      {data && factors.length === 0 && !data.isRequired && <p>{SAFETY.none}</p>}
      {factors.length > 0 && (
        <ul>
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              onRemove={() =>
                void act(
                  () => remove({ params: { id: factor.id } }),
                  () => setNote(SAFETY.removed(factor.name)),
                )
              }
            />
          ))}
        </ul>
      )}
      <Outcome>{note && <p>{note}</p>}</Outcome>
      {problem && <Notice tone="problem" text={problem} />}
      {codes && <RecoveryCodes codes={codes} onStored={() => setCodes(null)} />}
      {adding?.kind === 'app' && (
        <AddApp
          secret={adding.secret}
          uri={adding.uri}
          isReplacing={hasApp}
          fresh={fresh}
          onAdded={(made) => added(SAFETY.kinds.app, made)}
          onCancel={() => setAdding(null)}
        />
      )}
      {adding?.kind === 'passkey' && <AddPasskey fresh={fresh} onAdded={added} onCancel={() => setAdding(null)} />}
      {data && !adding && (
        <>
          <p>
            <Button
              kind="secondary"
              onClick={() =>
                void act(
                  () => startApp(),
                  (app) => setAdding({ kind: 'app', ...app }),
                )
              }
            >
              {hasApp ? SAFETY.replaceApp : SAFETY.addApp}
            </Button>
          </p>
          {data.hasPasskeys ? (
            <p>
              <Button kind="secondary" onClick={() => setAdding({ kind: 'passkey' })}>
                {SAFETY.addPasskey}
              </Button>
            </p>
          ) : (
            <p className="muted">{SAFETY.noPasskeys}</p>
          )}
        </>
      )}
      {data && factors.length > 0 && !codes && (
        <>
          <p>
            {SAFETY.codesLeft(data.codesLeft)} {SAFETY.renewNote}
          </p>
          <p>
            <Button
              kind="secondary"
              onClick={() =>
                void act(
                  () => renew(),
                  ({ recoveryCodes }) => setCodes(recoveryCodes),
                )
              }
            >
              {SAFETY.renew}
            </Button>
          </p>
        </>
      )}
      {dialog}
    </section>
  );
}

function FactorRow({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const { kind, name, created_at, used_at } = factor;
  return (
    <li>
      <strong>{name}</strong>
      {kind === 'passkey' && ` (${SAFETY.kinds.passkey.toLowerCase()})`}. {SAFETY.added(dayOf(created_at))},{' '}
      {used_at ? SAFETY.used(dayOf(used_at)) : SAFETY.neverUsed}.{' '}
      <Button kind="quiet" aria-label={SAFETY.removeOne(name)} onClick={onRemove}>
        {SAFETY.remove}
      </Button>
    </li>
  );
}
