import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { JOB_STATES, JOBS, type JobLine } from '../../../../../backend/src/contract/jobs.contract.js';
import { PAGES } from '../../../../../backend/src/contract/pages.js';
import { QUEUES } from '../../../../../backend/src/contract/queues.js';
import { failureText } from '../../../api/index.js';
import { Button, Field, Form, Notice, Select, Submit, useForm } from '../../../ui/index.js';
import { timeOf } from '../words.js';
import { FactTable } from './Overview.js';
import { JobModal } from './JobModal.js';
import { jobsApi } from './jobs.api.js';
import { DESK, STATE_WORDS } from './jobs-words.js';
import type { Act } from './ActModal.js';
import { useAskedEntries } from '../use-asked-entries.js';
import styles from '../admin.module.css';

const Question = JOBS.list.query ?? z.object({});
const QUEUE_OPTIONS = QUEUES.map((queue) => ({ value: queue, label: queue }));
const STATE_OPTIONS = JOB_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] }));
const filled = (entries: Iterable<[string, unknown]>): Record<string, string> => Object.fromEntries([...entries].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])));

/** Jobs by queue, state and text; the address holds the question. Looks again with each `tick`. */
export function JobList({ onAct, tick }: { onAct: (act: Act) => void; tick: number }) {
  const [params, setParams] = useSearchParams();
  const asked = filled(params);
  const query = z.safeParse(Question, asked).data ?? {};
  const { data, error, refetch } = jobsApi.useListJobsQuery({ query });
  useEffect(() => {
    if (tick > 0) void refetch();
  }, [tick, refetch]);
  const [open, setOpen] = useState<JobLine | null>(null);
  return (
    <section className="stack" aria-label={DESK.search}>
      <h2>{DESK.search}</h2>
      <SearchForm asked={asked} onAsk={(wanted) => setParams(wanted, { preventScrollReset: true })} />
      {error && <Notice tone="problem"><p>{failureText(error, DESK.failed)}</p></Notice>}
      <p role="status">{data && (data.jobs.length === 0 ? DESK.none : DESK.found(data.jobs.length, data.more))}</p>
      {data && data.jobs.length > 0 && <Jobs jobs={data.jobs} onOpen={setOpen} onAct={onAct} />}
      <JobModal job={open} onClose={() => setOpen(null)} />
    </section>
  );
}

function SearchForm({ asked, onAsk }: { asked: Record<string, string>; onAsk: (wanted: Record<string, string>) => void }) {
  const form = useForm({ schema: z.record(z.string(), z.string()), read: (entries) => filled(entries), send: async (wanted) => onAsk(wanted) });
  useAskedEntries(form, asked);
  return (
    <Form form={form} id="jobs" action={PAGES.jobs.path} label={DESK.search}>
      <div className={styles.row}>
        <Field name="q" label={DESK.search} hint={DESK.searchHint} type="search" autoComplete="off" defaultValue={asked['q']} />
        <Select name="queue" label={DESK.queue} options={QUEUE_OPTIONS} placeholder={DESK.any} defaultValue={asked['queue'] ?? ''} />
        <Select name="state" label={DESK.state} options={STATE_OPTIONS} placeholder={DESK.any} defaultValue={asked['state'] ?? ''} />
      </div>
      <Submit busy={DESK.working}>{DESK.search}</Submit>
    </Form>
  );
}

function Jobs({ jobs, onOpen, onAct }: { jobs: readonly JobLine[]; onOpen: (job: JobLine) => void; onAct: (act: Act) => void }) {
  const heads = [DESK.job, DESK.event, DESK.queue, DESK.state, DESK.added, DESK.attempts, DESK.nextTry, DESK.error, DESK.actions];
  const rows = jobs.map((job) => ({
    key: `${job.queue} ${job.id}`,
    cells: [
      <span key="id" className={styles.code}>{job.id.slice(0, 8)}</span>, job.event, job.queue, STATE_WORDS[job.state], timeOf(job.added_at), DESK.of(job.attempts, job.max_attempts),
      job.next_try_at && timeOf(job.next_try_at), job.error, <Buttons key="actions" job={job} onOpen={onOpen} onAct={onAct} />,
    ],
  }));
  return <FactTable caption={DESK.search} heads={heads} rows={rows} />;
}

function Buttons({ job, onOpen, onAct }: { job: JobLine; onOpen: (job: JobLine) => void; onAct: (act: Act) => void }) {
  const whom = <span className="visually-hidden"> {job.id.slice(0, 8)}</span>;
  const canDiscard = job.queue !== 'audit-log' && (job.state === 'failed' || job.state === 'waiting' || job.state === 'delayed');
  return (
    <div className={styles.actions}>
      <Button kind="quiet" onClick={() => onOpen(job)}>{DESK.details}{whom}</Button>
      {job.state === 'failed' && <Button kind="quiet" onClick={() => onAct({ kind: 'retry', queue: job.queue, ids: [job.id] })}>{DESK.retry}{whom}</Button>}
      {canDiscard && <Button kind="quiet" onClick={() => onAct({ kind: 'discard', queue: job.queue, ids: [job.id] })}>{DESK.discard}{whom}</Button>}
    </div>
  );
}
