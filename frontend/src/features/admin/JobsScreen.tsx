import { useEffect, useState } from 'react';
import { failureText } from '#api/index.js';
import { PAGES } from '#contract/pages.js';
import { Notice, Page, Toast, useFocusRecovery, useToast } from '#ui/index.js';
import { ActModal, type Act } from './jobs/ActModal.js';
import { Failures } from './jobs/Failures.js';
import { JobList } from './jobs/JobList.js';
import { JOB_TEXTS, lengthOf } from './jobs/jobs-words.js';
import { jobsApi } from './jobs/jobs.api.js';
import { QueueTable, ScheduleTable, WorkerTable } from './jobs/Overview.js';

/** Polling interval of the jobs page, in milliseconds, while a person is using it. */
const POLL_EVERY = 5_000;
/**
 * Milliseconds without activity after which the jobs page stops polling, because endless polling would keep the session
 * of an absent person alive.
 */
const WATCHED_FOR = 10 * 60_000;
const ACTIVITY = ['keydown', 'pointermove', 'scroll', 'visibilitychange'] as const;

/** Returns whether the page is visible and the person has used it within the last ten minutes. */
function useIsWatched(): boolean {
  const [isWatched, setWatched] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      const isVisible = document.visibilityState === 'visible';
      setWatched(isVisible);
      if (isVisible) timer = setTimeout(() => setWatched(false), WATCHED_FOR);
    };
    note();
    ACTIVITY.forEach((name) => document.addEventListener(name, note, { passive: true }));
    return () => {
      clearTimeout(timer);
      ACTIVITY.forEach((name) => document.removeEventListener(name, note));
    };
  }, []);
  return isWatched;
}

/**
 * The page that shows the state of the background jobs, such as sending mails and updating data, with actions for jobs
 * that failed.
 */
export default function JobsScreen() {
  const pollingInterval = useIsWatched() ? POLL_EVERY : 0;
  const { data, error } = jobsApi.useJobsOverviewQuery(undefined, { pollingInterval });
  const failures = jobsApi.useJobFailuresQuery(undefined, { pollingInterval });
  const [act, setAct] = useState<Act | null>(null);
  useFocusRecovery();
  const { message, say, complain, clear } = useToast();
  const onSwitched = (queue: string, isPaused: boolean, problem: unknown): void => {
    if (problem) complain(failureText(problem, JOB_TEXTS.queuesAway));
    else say(isPaused ? JOB_TEXTS.isPaused(queue) : JOB_TEXTS.isResumed(queue));
  };
  const onActed = (text: string): void => {
    setAct(null);
    say(text);
  };
  return (
    <Page>
      <h1>{PAGES.jobs.title}</h1>
      {!data && <p role="status">{error ? '' : JOB_TEXTS.loading}</p>}
      {error && (
        <Notice tone="problem">
          <p>{failureText(error, JOB_TEXTS.failed)}</p>
        </Notice>
      )}
      {data && (
        <>
          <p>
            <strong>{JOB_TEXTS.environment(data.environment)}</strong>{' '}
            {JOB_TEXTS.outbox(data.outbox.waiting, lengthOf(data.outbox.oldest_ms))}
          </p>
          <h2>{JOB_TEXTS.queues}</h2>
          {data.queues ? (
            <QueueTable queues={data.queues} onSwitched={onSwitched} />
          ) : (
            <Notice tone="warning">
              <p>{JOB_TEXTS.queuesAway}</p>
            </Notice>
          )}
          <h2>{JOB_TEXTS.failures}</h2>
          {failures.error && (
            <Notice tone="problem">
              <p>{failureText(failures.error, JOB_TEXTS.failed)}</p>
            </Notice>
          )}
          {failures.data && <Failures groups={failures.data.groups} onAct={setAct} />}
          <h2>{JOB_TEXTS.workers}</h2>
          <WorkerTable workers={data.workers} />
          <h2>{JOB_TEXTS.schedules}</h2>
          <ScheduleTable schedules={data.schedules} />
          <JobList onAct={setAct} pollingInterval={pollingInterval} />
        </>
      )}
      <ActModal act={act} onClose={() => setAct(null)} onDone={onActed} />
      <Toast message={message} onClose={clear} />
    </Page>
  );
}
