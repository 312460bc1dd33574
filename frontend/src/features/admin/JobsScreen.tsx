import { useCallback, useEffect, useState } from 'react';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { failureText } from '../../api/index.js';
import { Notice, Page } from '../../ui/index.js';
import { ActModal, type Act } from './jobs/ActModal.js';
import { Failures } from './jobs/Failures.js';
import { JobList } from './jobs/JobList.js';
import { jobsApi } from './jobs/jobs.api.js';
import { DESK, lengthOf } from './jobs/jobs-words.js';
import { QueueTable, ScheduleTable, WorkerTable } from './jobs/Overview.js';

/** Milliseconds between looks. */
const LOOK_EVERY = 5_000;
/** Milliseconds without a sign of life after which the page looks no more: it would keep an unused session alive for ever. */
const LOOK_FOR = 10 * 60_000;
const SIGNS_OF_LIFE = ['keydown', 'pointermove', 'scroll'] as const;

/** Looks again and again while somebody looks at the page: a hidden tab and an empty chair do not. */
function useLooking(look: () => void): void {
  useEffect(() => {
    let seen = Date.now();
    const note = () => void (seen = Date.now());
    SIGNS_OF_LIFE.forEach((name) => addEventListener(name, note, { passive: true }));
    const timer = setInterval(() => document.visibilityState === 'visible' && Date.now() - seen < LOOK_FOR && look(), LOOK_EVERY);
    return () => {
      clearInterval(timer);
      SIGNS_OF_LIFE.forEach((name) => removeEventListener(name, note));
    };
  }, [look]);
}

/** Whether mails go out and data is fresh, at a glance; and what to do when they do not. */
export default function JobsScreen() {
  const { data, error, refetch } = jobsApi.useJobsOverviewQuery();
  const failures = jobsApi.useJobFailuresQuery();
  const [act, setAct] = useState<Act | null>(null);
  const [tick, setTick] = useState(0);
  const { refetch: refetchFailures } = failures;
  const look = useCallback(() => {
    void refetch();
    void refetchFailures();
    setTick((before) => before + 1);
  }, [refetch, refetchFailures]);
  useLooking(look);
  return (
    <Page>
      <h1>{PAGES.jobs.title}</h1>
      {!data && <p role="status">{error ? '' : DESK.loading}</p>}
      {error && <Notice tone="problem"><p>{failureText(error, DESK.failed)}</p></Notice>}
      {data && (
        <>
          <p><strong>{DESK.environment(data.environment)}</strong> {DESK.outbox(data.outbox.waiting, lengthOf(data.outbox.oldest_ms))}</p>
          <h2>{DESK.queues}</h2>
          {data.queues ? <QueueTable queues={data.queues} onChanged={look} /> : <Notice tone="warning"><p>{DESK.queuesAway}</p></Notice>}
          <h2>{DESK.failures}</h2>
          {failures.error && <Notice tone="problem"><p>{failureText(failures.error, DESK.failed)}</p></Notice>}
          {failures.data && <Failures groups={failures.data.groups} onAct={setAct} />}
          <h2>{DESK.workers}</h2>
          <WorkerTable workers={data.workers} />
          <h2>{DESK.schedules}</h2>
          <ScheduleTable schedules={data.schedules} />
          <JobList onAct={setAct} tick={tick} />
        </>
      )}
      <ActModal act={act} onClose={() => setAct(null)} onDone={look} />
    </Page>
  );
}
