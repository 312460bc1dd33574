import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { JOB_STATES, JobSearch, type JobLine, type JobsOverview } from '#contract/api/jobs.contract.js';
import { PAGES } from '#contract/pages.js';
import { QUEUES } from '#contract/queues.js';
import { Button, Disclosure, Field, Form, Notice, Select, Submit, useForm } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { useListFocus, useQueryEntries } from '../components/list-hooks.js';
import { timeOf } from '../components/words.js';
import type { JobAction } from './JobActionModal.js';
import { JobModal } from './JobModal.js';
import { JOB_TEXTS, STATE_WORDS } from './jobs-words.js';
import { FactTable, type FactColumn } from './Overview.js';
import { State } from './State.js';

const filled = (entries: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );

/** Stores the search for jobs in the URL. A search that the server would refuse finds the latest jobs. */
export function useJobsSearch() {
  const [params, setParams] = useSearchParams();
  const asked = filled(params);
  return {
    asked,
    address: params.toString(),
    query: z.safeParse(JobSearch, asked).data ?? {},
    ask: (wanted: Record<string, string>): void => setParams(wanted),
  };
}
export type JobsSearch = ReturnType<typeof useJobsSearch>;

const QUEUE_OPTIONS = QUEUES.map((queue) => ({ value: queue, label: queue }));
const STATE_OPTIONS = JOB_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] }));
interface Props {
  readonly search: JobsSearch;
  /** Jobs that the search found, or null if the queues do not answer. */
  readonly found: JobsOverview['found'];
  readonly isFetching: boolean;
  /** Called when the person wants to retry or discard jobs. Null if the person may not do that. */
  readonly onAction: ((action: JobAction) => void) | null;
}

export function JobList({ search: { asked, address, ask }, found, isFetching, onAction }: Props) {
  const { section, expect } = useListFocus(address, isFetching);
  const [open, setOpen] = useState<JobLine | null>(null);
  const onAsk = (wanted: Record<string, string>): void => {
    expect();
    ask(wanted);
  };
  return (
    <Disclosure title={JOB_TEXTS.search} isOpen={address !== ''}>
      <SearchForm asked={asked} onAsk={onAsk} />
      <section ref={section} tabIndex={-1} aria-label={JOB_TEXTS.jobsFound} className={`${styles.region} stack`}>
        {!found && <Notice tone="problem" text={JOB_TEXTS.failed} />}
        <p role="status">
          {found && (found.jobs.length === 0 ? JOB_TEXTS.none : JOB_TEXTS.found(found.jobs.length, found.more))}
        </p>
        {found && found.jobs.length > 0 && <Jobs jobs={found.jobs} onOpen={setOpen} onAction={onAction} />}
      </section>
      <JobModal job={open} onClose={() => setOpen(null)} />
    </Disclosure>
  );
}

function SearchForm({
  asked,
  onAsk,
}: {
  asked: Record<string, string>;
  onAsk: (wanted: Record<string, string>) => void;
}) {
  const form = useForm({
    schema: z.record(z.string(), z.string()),
    read: (entries) => filled(entries),
    send: async (wanted) => onAsk(wanted),
  });
  useQueryEntries(form, asked);
  return (
    <Form form={form} id="jobs" action={PAGES.jobs.path} label={JOB_TEXTS.search}>
      <div className={styles.row}>
        <Field
          name="q"
          label={JOB_TEXTS.search}
          hint={JOB_TEXTS.searchHint}
          type="search"
          autoComplete="off"
          defaultValue={asked['q']}
        />
        <Select
          name="queue"
          label={JOB_TEXTS.queue}
          options={QUEUE_OPTIONS}
          placeholder={JOB_TEXTS.any}
          defaultValue={asked['queue'] ?? ''}
        />
        <Select
          name="state"
          label={JOB_TEXTS.state}
          options={STATE_OPTIONS}
          placeholder={JOB_TEXTS.any}
          defaultValue={asked['state'] ?? ''}
        />
      </div>
      <Submit busy={JOB_TEXTS.working}>{JOB_TEXTS.search}</Submit>
    </Form>
  );
}

function Jobs({
  jobs,
  onOpen,
  onAction,
}: {
  jobs: readonly JobLine[];
  onOpen: (job: JobLine) => void;
  onAction: Props['onAction'];
}) {
  const columns: readonly FactColumn<JobLine>[] = [
    [
      JOB_TEXTS.job,
      ({ event, id }) => (
        <span>
          {event}
          <br />
          <span className={styles.code}>{id.slice(0, 8)}</span>
        </span>
      ),
    ],
    [JOB_TEXTS.queue, ({ queue }) => queue],
    [
      JOB_TEXTS.state,
      ({ state, error }) => (
        <span>
          <State of={state} />
          {error && `: ${error}`}
        </span>
      ),
    ],
    [JOB_TEXTS.added, ({ added_at }) => timeOf(added_at)],
    [
      JOB_TEXTS.attempts,
      ({ attempts, max_attempts, next_try_at }) =>
        JOB_TEXTS.of(attempts, max_attempts) + (next_try_at ? `, ${JOB_TEXTS.nextTryAt(timeOf(next_try_at))}` : ''),
    ],
    [JOB_TEXTS.actions, (job) => <Buttons job={job} onOpen={onOpen} onAction={onAction} />],
  ];
  return (
    <FactTable caption={JOB_TEXTS.search} columns={columns} rows={jobs} keyOf={({ queue, id }) => `${queue} ${id}`} />
  );
}

function Buttons({
  job,
  onOpen,
  onAction,
}: {
  job: JobLine;
  onOpen: (job: JobLine) => void;
  onAction: Props['onAction'];
}) {
  const whom = <span className="visually-hidden"> {job.id.slice(0, 8)}</span>;
  const canDiscard =
    job.queue !== 'audit-log' && (job.state === 'failed' || job.state === 'waiting' || job.state === 'delayed');
  return (
    <div className={styles.actions}>
      <Button kind="quiet" onClick={() => onOpen(job)}>
        {JOB_TEXTS.details}
        {whom}
      </Button>
      {onAction && job.state === 'failed' && (
        <Button kind="quiet" onClick={() => onAction({ kind: 'retry', queue: job.queue, ids: [job.id] })}>
          {JOB_TEXTS.retry}
          {whom}
        </Button>
      )}
      {onAction && canDiscard && (
        <Button kind="quiet" onClick={() => onAction({ kind: 'discard', queue: job.queue, ids: [job.id] })}>
          {JOB_TEXTS.discard}
          {whom}
        </Button>
      )}
    </div>
  );
}
