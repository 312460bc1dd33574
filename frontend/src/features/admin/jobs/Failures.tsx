import { Link } from 'react-router';
import type { FailureGroup } from '#contract/api/jobs.contract.js';
import { Button } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { timeOf } from '../components/words.js';
import type { JobAction } from './JobActionModal.js';
import { JOB_TEXTS } from './jobs-words.js';

export function Failures({
  groups,
  onAction,
}: {
  groups: readonly FailureGroup[];
  /** Called when the person wants to retry or discard jobs. Null if the person may not do that. */
  onAction: ((action: JobAction) => void) | null;
}) {
  if (groups.length === 0) return <p>{JOB_TEXTS.noFailures}</p>;
  return (
    <ul className={styles.list}>
      {groups.map(({ queue, event, error, count, first_at, last_at, ids }) => (
        <li key={`${queue} ${event} ${error}`}>
          <p>
            <strong>
              {count} × {event}
            </strong>{' '}
            ({queue}; {JOB_TEXTS.seen(timeOf(first_at), timeOf(last_at))})
          </p>
          <p className={styles.code}>{error}</p>
          {onAction && ids.length < count && <p className="muted">{JOB_TEXTS.firstOf(ids.length, count)}</p>}
          <div className={styles.actions}>
            <Link to={`?${new URLSearchParams({ queue, state: 'failed', event })}`}>
              {JOB_TEXTS.show}
              <span className="visually-hidden"> {event}</span>
            </Link>
            {onAction && (
              <Button kind="secondary" onClick={() => onAction({ kind: 'retry', queue, ids })}>
                {JOB_TEXTS.retryAll}
                <span className="visually-hidden"> {event}</span>
              </Button>
            )}
            {onAction && queue !== 'audit-log' && (
              <Button kind="secondary" onClick={() => onAction({ kind: 'discard', queue, ids })}>
                {JOB_TEXTS.discard}
                <span className="visually-hidden"> {event}</span>
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
