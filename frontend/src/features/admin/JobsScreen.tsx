import { CircleCheckBig, OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#api/index.js';
import { mayPass } from '#contract/access.js';
import { PAGES } from '#contract/pages.js';
import { ButtonAnchor, Disclosure, Notice, Page, Toast, useFocusRecovery, useToast } from '#ui/index.js';
import { useAuth } from '../session/index.js';
import { jobsApi } from './api/jobs.api.js';
import { StaffNav } from './components/StaffNav.js';
import { usePollingInterval } from './components/use-polling-interval.js';
import { alarmOf, type Alarm } from './jobs/alarm.js';
import { Failures } from './jobs/Failures.js';
import { JobActionModal, type JobAction } from './jobs/JobActionModal.js';
import { JobList } from './jobs/JobList.js';
import { JOB_TEXTS, lengthOf } from './jobs/jobs-words.js';
import { HistoryTable, QueueTable, ScheduleTable, StatusTiles, WorkerTable } from './jobs/Overview.js';
import { QueueActionModal, type QueueAction } from './jobs/QueueActionModal.js';
import { useJobsSearch } from './jobs/use-jobs-search.js';

/** Id of the heading above the failed jobs. */
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
      {error && (
        <Notice tone="problem">
          <p>{failureText(error, JOB_TEXTS.failed)}</p>
        </Notice>
      )}
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
            <Notice tone="problem">
              <p>{JOB_TEXTS.failed}</p>
            </Notice>
          )}
          <h2>{JOB_TEXTS.workers}</h2>
          <WorkerTable workers={data.workers} />
          <h2>{JOB_TEXTS.schedules}</h2>
          <ScheduleTable schedules={data.schedules} />
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
