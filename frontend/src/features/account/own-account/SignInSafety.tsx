import { useState } from 'react';
import { failureText } from '#api/index.js';
import type { Factor } from '#contract/api/second-factor.contract.js';
import { FORM } from '#contract/messages/forms.js';
import { SAFETY } from '#contract/messages/second-factor.js';
import { useFreshSignIn } from '#features/session/index.js';
import { Button, lazyPart, Notice, Outcome, useFocusRecovery } from '#ui/index.js';
import { AddApp } from './AddApp.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { secondFactorApi } from './second-factor.api.js';

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
      {error && (
        <Notice tone="problem">
          <p>{failureText(error, SAFETY.failed)}</p>
        </Notice>
      )}
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
      {problem && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
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
