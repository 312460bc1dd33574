import { CircleCheckBig, OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { failureText } from '#api/index.js';
import { mayPass } from '#contract/access.js';
import type { FailureGroup, JobsOverview } from '#contract/api/jobs.contract.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonAnchor, Disclosure, Notice, Page, Toast, useFocusRecovery, useToast } from '#ui/index.js';
import { useAuth } from '../session/index.js';
import { jobsApi } from './api/admin.api.js';
import styles from './components/admin.module.css';
import { usePollingInterval } from './components/list-hooks.js';
import { StaffNav } from './components/StaffNav.js';
import { timeOf } from './components/words.js';
import { JobActionModal, type JobAction } from './jobs/JobActionModal.js';
import { JobList, useJobsSearch } from './jobs/JobList.js';
import { JOB_TEXTS, lengthOf } from './jobs/jobs-words.js';
import { HistoryTable, QueueTable, ScheduleTable, StatusTiles, WorkerTable } from './jobs/Overview.js';
import { QueueActionModal, type QueueAction } from './jobs/QueueActionModal.js';

function Failures({
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

export interface Alarm {
  readonly tone: 'good' | 'warning';
  readonly sentences: readonly string[];
  /** Whether jobs have failed for good, so that the page should link to their errors. */
  readonly hasFailures: boolean;
}

/** What staff should read first: a sentence for each thing that waits, most urgent first, or that everything works. */
export function alarmOf({ queues, workers, schedules }: Pick<JobsOverview, 'queues' | 'workers' | 'schedules'>): Alarm {
  const failed = (queues ?? []).reduce((total, { counts }) => total + counts.failed, 0);
  const sentences = [
    ...(queues ? [] : [JOB_TEXTS.queuesUnavailable]),
    ...(workers.some(({ is_alive }) => is_alive) ? [] : [JOB_TEXTS.noWorker]),
    ...(failed > 0 ? [JOB_TEXTS.failedAndWait(failed)] : []),
    ...schedules.filter(({ ok }) => ok === false).map(({ name }) => JOB_TEXTS.scheduleFailed(name)),
    ...(queues ?? []).filter(({ is_paused }) => is_paused).map(({ name }) => JOB_TEXTS.pausedSoWaits(name)),
  ];
  return sentences.length > 0
    ? { tone: 'warning', sentences, hasFailures: failed > 0 }
    : { tone: 'good', sentences: [JOB_TEXTS.allWork], hasFailures: false };
}

const FAILURES = 'failures';

export default function JobsScreen() {
  const { user } = useAuth();
  const canAct = mayPass('operators', user?.role ?? null);
  const pollingInterval = usePollingInterval();
  const search = useJobsSearch();
  const { data, error, isFetching } = jobsApi.useJobsOverviewQuery({ query: search.query }, { pollingInterval });
  const [action, setAction] = useState<JobAction | null>(null);
  const [queueAction, setQueueAction] = useState<QueueAction | null>(null);
  useFocusRecovery();
  const { message, showMessage, clear } = useToast();
  const onAction = canAct ? setAction : null;
  const onActionDone = (text: string): void => {
    setAction(null);
    setQueueAction(null);
    showMessage(text);
  };
  return (
    <Page>
      <StaffNav />
      <h1>{PAGES.jobs.title}</h1>
      {!data && <p role="status">{error ? '' : JOB_TEXTS.loading}</p>}
      {error && <Notice tone="problem" text={failureText(error, JOB_TEXTS.failed)} />}
      {data && (
        <>
          <AlarmNotice alarm={alarmOf(data)} />
          <p>
            <strong>{JOB_TEXTS.environment[data.environment]}</strong>{' '}
            {JOB_TEXTS.outbox(data.outbox.waiting, lengthOf(data.outbox.oldest_ms))}
          </p>
          {!canAct && <p>{JOB_TEXTS.readOnly}</p>}
          {data.queues && <StatusTiles queues={data.queues} />}
          {data.queues && (
            <>
              <h2>{JOB_TEXTS.queues}</h2>
              <QueueTable queues={data.queues} onAction={canAct ? setQueueAction : null} />
              <Disclosure title={JOB_TEXTS.history}>
                <HistoryTable queues={data.queues} />
              </Disclosure>
            </>
          )}
          <h2 id={FAILURES}>{JOB_TEXTS.failures}</h2>
          {data.failures ? (
            <Failures groups={data.failures} onAction={onAction} />
          ) : (
            <Notice tone="problem" text={JOB_TEXTS.failed} />
          )}
          <Disclosure title={JOB_TEXTS.workers}>
            <WorkerTable workers={data.workers} />
          </Disclosure>
          <Disclosure title={JOB_TEXTS.schedules}>
            <ScheduleTable schedules={data.schedules} />
          </Disclosure>
          <JobList search={search} found={data.found} isFetching={isFetching} onAction={onAction} />
        </>
      )}
      <JobActionModal action={action} onClose={() => setAction(null)} onDone={onActionDone} />
      <QueueActionModal action={queueAction} onClose={() => setQueueAction(null)} onDone={onActionDone} />
      <Toast message={message} onClose={clear} />
    </Page>
  );
}

function AlarmNotice({ alarm: { tone, sentences, hasFailures } }: { alarm: Alarm }) {
  const Icon = tone === 'good' ? CircleCheckBig : OctagonAlert;
  return (
    <div role="status">
      <Notice tone={tone}>
        {sentences.map((sentence) => (
          <p key={sentence}>
            <Icon aria-hidden="true" className="icon" /> <strong>{sentence}</strong>
          </p>
        ))}
        {hasFailures && (
          <p>
            <ButtonAnchor kind="quiet" href={`#${FAILURES}`}>
              {JOB_TEXTS.lookAtErrors}
            </ButtonAnchor>
          </p>
        )}
      </Notice>
    </div>
  );
}
