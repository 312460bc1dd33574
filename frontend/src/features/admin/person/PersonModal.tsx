import { useState } from 'react';
import { failureText } from '#api/index.js';
import type { ManagedUser, StaffAction } from '#contract/api/managed-user.contract.js';
import { FORM } from '#contract/messages/forms.js';
import { ADMIN } from '#contract/messages/staff.js';
import { needsProof, useAuth, useFreshSignIn } from '#features/session/index.js';
import { Button, Modal, Notice, Status } from '#ui/index.js';
import { auditApi, usersApi } from '../api/admin.api.js';
import { actionName, detailPhrases, personName } from '../audit/audit-words.js';
import styles from '../components/admin.module.css';
import { usePollingInterval } from '../components/list-hooks.js';
import { Pairs } from '../components/RowCards.js';
import { dateOf, timeOf, WORDS } from '../components/words.js';
import { Masked, nameOf } from '../users/columns.js';
import type { Disclosed } from '../users/use-disclosed.js';
import { LockSection } from './LockSection.js';

interface Props {
  readonly user: ManagedUser | null;
  readonly shown: Disclosed;
  readonly onClose: () => void;
}

export function PersonModal({ user, shown, onClose }: Props) {
  return (
    <Modal title={user ? nameOf(user) : WORDS.details} isOpen={user !== null} onClose={onClose}>
      {user && (
        <div className="stack">
          <Facts user={user} shown={shown} />
          <Sessions userId={user.id} />
          <Letters user={user} />
          <LockSection user={user} />
          <SecondFactors userId={user.id} />
          <ErasureRequest userId={user.id} />
          <History userId={user.id} />
        </div>
      )}
    </Modal>
  );
}

function Facts({ user, shown }: { user: ManagedUser; shown: Disclosed }) {
  const { email, phone } = shown.of(user);
  const yesNo = (is: boolean): string => (is ? WORDS.yes : WORDS.no);
  const facts = [
    [ADMIN.users.columns.email, <Masked key="email" user={user} shown={shown} value={email} />],
    [ADMIN.users.columns.phone, phone && <Masked key="phone" user={user} shown={shown} value={phone} />],
    [WORDS.confirmed, yesNo(user.confirmed)],
    [WORDS.consent, yesNo(user.consent)],
    [WORDS.created, dateOf(user.created_at)],
    [WORDS.seen, dateOf(user.last_seen_at)],
    [ADMIN.users.columns.id, user.id],
  ] as const;
  return <Pairs facts={facts} />;
}

function Sessions({ userId }: { userId: string }) {
  const { data, error } = usersApi.useUserSessionsQuery({ params: { id: userId } });
  const [endOne, { error: notEnded }] = usersApi.useEndSessionMutation();
  const [endAll, { error: notAllEnded }] = usersApi.useActMutation();
  const [ended, setEnded] = useState('');
  const failure = error ?? notEnded ?? notAllEnded;
  const after = async (request: Promise<{ error?: unknown }>, done: string): Promise<void> => {
    setEnded('');
    const { error: failed } = await request;
    if (!failed) setEnded(done);
  };
  return (
    <section className="stack">
      <h3>{WORDS.sessions}</h3>
      {failure && <Notice tone="problem" text={failureText(failure, ADMIN.failed.request)} />}
      {data?.sessions.length === 0 && <p>{WORDS.noSessions}</p>}
      <ul className={styles.list}>
        {data?.sessions.map(({ id, device, seen_at }) => (
          <li key={id} className={styles.actions}>
            <span>
              {device} ({timeOf(seen_at)})
            </span>
            <Button
              kind="quiet"
              onClick={() => void after(endOne({ params: { id: userId, session: id } }), WORDS.endedOne(device))}
            >
              {WORDS.endSession}
              <span className="visually-hidden"> {device}</span>
            </Button>
          </li>
        ))}
      </ul>
      {data && data.sessions.length > 1 && (
        <p>
          <Button
            kind="secondary"
            onClick={() => void after(endAll({ body: { action: 'endSessions', ids: [userId] } }), WORDS.endedAll)}
          >
            {WORDS.endAll}
          </Button>
        </p>
      )}
      <Status>{ended && <p>{ended}</p>}</Status>
    </section>
  );
}

function Letters({ user }: { user: ManagedUser }) {
  const [act] = usersApi.useActMutation();
  const { fresh, dialog } = useFreshSignIn();
  const [outcome, setOutcome] = useState<{ text: string; isGood: boolean } | null>(null);
  const send = async (action: StaffAction): Promise<void> => {
    const { error } = await fresh(() => act({ body: { action, ids: [user.id] } }));
    setOutcome(
      error ? { text: failureText(error, ADMIN.failed.request), isGood: false } : { text: WORDS.sent, isGood: true },
    );
  };
  return (
    <section className="stack">
      <h3>{WORDS.letters}</h3>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => void send('sendReset')}>
          {WORDS.sendReset}
        </Button>
        {!user.confirmed && (
          <Button kind="secondary" onClick={() => void send('resendConfirmation')}>
            {WORDS.resend}
          </Button>
        )}
      </div>
      <Status>{outcome?.isGood && outcome.text}</Status>
      {outcome && !outcome.isGood && <Notice tone="problem" text={outcome.text} />}
      {dialog}
    </section>
  );
}

function SecondFactors({ userId }: { userId: string }) {
  const { user: me } = useAuth();
  if (!me?.is_superadmin) return null;
  return (
    <SingleAction
      title={WORDS.factors}
      text={WORDS.factorsText}
      button={WORDS.removeFactors}
      done={WORDS.factorsRemoved}
      action="removeSecondFactors"
      userId={userId}
    />
  );
}

function ErasureRequest({ userId }: { userId: string }) {
  return (
    <SingleAction
      title={WORDS.erasure}
      text={WORDS.erasureText}
      button={WORDS.noteErasure}
      done={WORDS.erasureNoted}
      action="requestErasure"
      userId={userId}
    />
  );
}

interface SingleActionProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
  readonly action: StaffAction;
  readonly userId: string;
}

/** A section with a single button, which cannot be pressed again once its request has succeeded. */
function SingleAction({ title, text, button, done, action, userId }: SingleActionProps) {
  const [act, { error, isSuccess, isLoading }] = usersApi.useActMutation();
  const { fresh, dialog } = useFreshSignIn();
  const isBlocked = isLoading || isSuccess;
  return (
    <section className="stack">
      <h3>{title}</h3>
      <p>{text}</p>
      {error !== undefined && !needsProof(error) && (
        <Notice tone="problem" text={failureText(error, ADMIN.failed.request)} />
      )}
      <p>
        <Button
          kind="secondary"
          aria-disabled={isBlocked}
          onClick={() => isBlocked || void fresh(() => act({ body: { action, ids: [userId] } }))}
        >
          {button}
        </Button>
      </p>
      <Status>{isSuccess && done}</Status>
      {dialog}
    </section>
  );
}

/** A person's latest audit entries. They are written in the background, so one may appear after its change. */
function History({ userId }: { userId: string }) {
  const pollingInterval = usePollingInterval();
  const { data, isLoading, error } = auditApi.useListAuditQuery(
    { query: { person: userId, limit: 20 } },
    { pollingInterval },
  );
  return (
    <section className="stack">
      <h3>{WORDS.history}</h3>
      {isLoading && <p role="status">{FORM.loading}</p>}
      {error && <Notice tone="problem" text={failureText(error, WORDS.historyFailed)} />}
      {data?.entries.length === 0 && <p>{WORDS.noHistory}</p>}
      <ol className={styles.list}>
        {data?.entries.map(({ seq, at, action, actor, details }) => (
          <li key={seq}>
            <strong>{actionName(action)}</strong> ({personName(actor)}, {timeOf(at)}){' '}
            {detailPhrases(details).join('; ')}
          </li>
        ))}
      </ol>
    </section>
  );
}
