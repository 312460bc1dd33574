import { useState } from 'react';
import { failureText } from '#api/index.js';
import type { AuditCheck } from '#contract/api/audit.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Button, Notice } from '#ui/index.js';
import { auditApi } from '../api/admin.api.js';
import styles from '../components/admin.module.css';
import { shortTime } from '../components/words.js';
import { TRAIL } from './audit-words.js';

/** Milliseconds between two requests for the progress of a running check of the audit trail. */
const POLL_EVERY = 1_500;

/** One line that says whether the audit trail is whole, by its last check, with a button for another check. */
export function AuditChecks() {
  const [verify, { error: notStarted, isLoading }] = auditApi.useVerifyAuditMutation();
  const [wanted, setWanted] = useState<string | null>(null);
  const { data, error: notRead } = auditApi.endpoints.auditChecks.useQueryState();
  const error = notStarted ?? notRead;
  const isRunning = isLoading || (wanted !== null && !data?.checks.find(({ id }) => id === wanted)?.ended_at);
  auditApi.endpoints.auditChecks.useQuerySubscription(undefined, { pollingInterval: isRunning ? POLL_EVERY : 0 });
  const start = async (): Promise<void> => {
    const asked = await verify();
    if (asked.data) setWanted(asked.data.id);
  };
  const last = data?.checks.find(({ ended_at }) => ended_at !== null);
  return (
    <Notice tone={error || last?.first_bad ? 'problem' : last?.unrecorded ? 'warning' : 'good'}>
      <div className={`${styles.titleRow} ${styles.checkLine}`}>
        <p role="status">
          {error ? failureText(error, ADMIN.failed.request) : last ? <Verdict of={last} /> : data && TRAIL.noChecks}
        </p>
        <Button kind="quiet" aria-disabled={isRunning} onClick={() => isRunning || void start()}>
          {isRunning ? TRAIL.verifying : TRAIL.verify}
        </Button>
      </div>
    </Notice>
  );
}

function Verdict({ of: { first_bad, unrecorded, ended_at } }: { of: AuditCheck }) {
  return (
    <>
      <strong>{first_bad ? TRAIL.broken(first_bad.seq, first_bad.reason) : TRAIL.whole}</strong>{' '}
      {ended_at && TRAIL.lastCheck(shortTime(ended_at))} {unrecorded ? TRAIL.unrecorded(unrecorded) : null}
    </>
  );
}
