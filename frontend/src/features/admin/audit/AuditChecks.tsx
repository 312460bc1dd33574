import { useState } from 'react';
import { failureText } from '#api/index.js';
import type { AuditCheck } from '#contract/api/audit.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Button, Disclosure, Notice } from '#ui/index.js';
import { auditApi } from '../api/admin.api.js';
import styles from '../components/admin.module.css';
import { timeOf } from '../components/words.js';
import { personName, TRAIL } from './audit-words.js';

/** Milliseconds between two requests for the progress of a running check of the audit trail. */
const POLL_EVERY = 1_500;

export function AuditChecks() {
  const [verify, { error: notStarted, isLoading }] = auditApi.useVerifyAuditMutation();
  const [wanted, setWanted] = useState<string | null>(null);
  const { data, error: notRead } = auditApi.endpoints.auditChecks.useQueryState();
  const error = notStarted ?? notRead;
  const own = data?.checks.find(({ id }) => id === wanted);
  const isRunning = isLoading || (wanted !== null && !own?.ended_at);
  auditApi.endpoints.auditChecks.useQuerySubscription(undefined, { pollingInterval: isRunning ? POLL_EVERY : 0 });
  const start = async (): Promise<void> => {
    const asked = await verify();
    if (asked.data) setWanted(asked.data.id);
  };
  return (
    <section className="stack">
      <h2>{TRAIL.verifyTitle}</h2>
      <p>{TRAIL.verifyText}</p>
      {error && (
        <Notice tone="problem">
          <p>{failureText(error, ADMIN.failed.request)}</p>
        </Notice>
      )}
      <p>
        <Button aria-disabled={isRunning} onClick={() => isRunning || void start()}>
          {isRunning ? TRAIL.verifying : TRAIL.verify}
        </Button>
      </p>
      <div role="status">
        {own?.ended_at && (
          <Notice tone={own.first_bad || own.unrecorded ? 'warning' : 'good'}>
            <p>{verdictOf(own)}</p>
          </Notice>
        )}
      </div>
      <Disclosure title={TRAIL.checks}>
        {data?.checks.length === 0 && <p>{TRAIL.noChecks}</p>}
        <ul className={styles.list}>
          {data?.checks.map((check) => (
            <li key={check.id}>
              {timeOf(check.asked_at)}, {TRAIL.requestedBy(personName(check.asked_by))}: {verdictOf(check)}
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function verdictOf({ first_bad, entries, unrecorded, ended_at }: AuditCheck): string {
  if (ended_at === null) return TRAIL.running;
  const state = first_bad ? TRAIL.broken(first_bad.seq, first_bad.reason) : TRAIL.whole(entries ?? 0);
  return unrecorded ? `${state} ${TRAIL.unrecorded(unrecorded)}` : state;
}
