import { Link } from 'react-router';
import type { FailureGroup } from '../../../../../backend/src/contract/jobs.contract.js';
import { Button } from '../../../ui/index.js';
import { timeOf } from '../words.js';
import type { Act } from './ActModal.js';
import { DESK } from './jobs-words.js';
import styles from '../admin.module.css';

/** Jobs that failed for good, grouped by what went wrong. */
export function Failures({ groups, onAct }: { groups: readonly FailureGroup[]; onAct: (act: Act) => void }) {
  if (groups.length === 0) return <p>{DESK.noFailures}</p>;
  return (
    <ul className={styles.list}>
      {groups.map(({ queue, event, error, count, first_at, last_at, ids }) => (
        <li key={`${queue} ${event} ${error}`}>
          <p><strong>{count} × {event}</strong> ({queue}; {DESK.seen(timeOf(first_at), timeOf(last_at))})</p>
          <p className={styles.code}>{error}</p>
          {ids.length < count && <p className="muted">{DESK.firstOf(ids.length, count)}</p>}
          <div className={styles.actions}>
            <Link to={`?${new URLSearchParams({ queue, state: 'failed', event })}`} preventScrollReset>{DESK.show}<span className="visually-hidden"> {event}</span></Link>
            <Button kind="secondary" onClick={() => onAct({ kind: 'retry', queue, ids })}>{DESK.retryAll}<span className="visually-hidden"> {event}</span></Button>
            {queue !== 'audit-log' && <Button kind="secondary" onClick={() => onAct({ kind: 'discard', queue, ids })}>{DESK.discard}<span className="visually-hidden"> {event}</span></Button>}
          </div>
        </li>
      ))}
    </ul>
  );
}
