import type { ReactNode } from 'react';
import type { JobsOverview } from '../../../../../backend/src/contract/jobs.contract.js';
import { Button, Notice } from '../../../ui/index.js';
import { timeOf } from '../words.js';
import { jobsApi } from './jobs.api.js';
import { DESK, lengthOf } from './jobs-words.js';
import styles from '../admin.module.css';

type Cell = ReactNode;

/** A plain table: the first cell names its row. */
export function FactTable({ caption, heads, rows }: { caption: string; heads: readonly string[]; rows: readonly { key: string; cells: readonly Cell[] }[] }) {
  return (
    <div className="table-scroll" role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.wide}>
        <caption className="visually-hidden">{caption}</caption>
        <thead><tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}><th scope="row">{first}</th>{heads.slice(1).map((head, index) => <td key={head}>{rest[index]}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function QueueTable({ queues, onChanged }: { queues: NonNullable<JobsOverview['queues']>; onChanged: () => void }) {
  const heads = [DESK.queue, DESK.state, DESK.waiting, DESK.active, DESK.delayed, DESK.failedJobs, DESK.completed, DESK.oldest, DESK.lastHour, DESK.lastDay, DESK.lastQuarter, DESK.takenOverOf, DESK.waitTime, DESK.runTime];
  const rows = queues.map((queue) => ({
    key: queue.name,
    cells: [
      queue.name,
      <PauseSwitch key="pause" queue={queue} onChanged={onChanged} />,
      queue.counts.waiting, queue.counts.active, queue.counts.delayed, queue.counts.failed, queue.counts.completed,
      lengthOf(queue.oldest_waiting_ms), DESK.tally(queue.last_hour.done, queue.last_hour.failed), DESK.tally(queue.last_day.done, queue.last_day.failed), DESK.tally(queue.last_quarter.done, queue.last_quarter.failed), queue.taken_over,
      `${lengthOf(queue.wait_ms.p50)}, ${lengthOf(queue.wait_ms.p95)}`, `${lengthOf(queue.run_ms.p50)}, ${lengthOf(queue.run_ms.p95)}`,
    ],
  }));
  return <FactTable caption={DESK.queues} heads={heads} rows={rows} />;
}

function PauseSwitch({ queue: { name, is_paused }, onChanged }: { queue: NonNullable<JobsOverview['queues']>[number]; onChanged: () => void }) {
  const [pause, { error: notPaused }] = jobsApi.usePauseQueueMutation();
  const [resume, { error: notResumed }] = jobsApi.useResumeQueueMutation();
  const turn = async (): Promise<void> => {
    await (is_paused ? resume : pause)({ params: { queue: name } });
    onChanged();
  };
  return (
    <>
      {is_paused ? DESK.paused : DESK.running}{' '}
      <Button kind="quiet" onClick={() => void turn()}>{is_paused ? DESK.resume : DESK.pause}<span className="visually-hidden"> {name}</span></Button>
      {(notPaused ?? notResumed) && <Notice tone="problem"><p>{DESK.queuesAway}</p></Notice>}
    </>
  );
}

export function WorkerTable({ workers }: Pick<JobsOverview, 'workers'>) {
  const heads = [DESK.worker, DESK.state, DESK.started, DESK.lastSign, DESK.version, DESK.reaches];
  const rows = workers.map((worker) => ({
    key: worker.id,
    cells: [
      <span key="id" className={styles.code}>{worker.id.slice(0, 8)}</span>, worker.is_alive ? DESK.alive : DESK.gone, timeOf(worker.started_at), timeOf(worker.seen_at), worker.version,
      [worker.reaches_queues && DESK.reachesQueues, worker.reaches_mail && DESK.reachesMail].filter(Boolean).join(', ') || DESK.nothing,
    ],
  }));
  return <FactTable caption={DESK.workers} heads={heads} rows={rows} />;
}

export function ScheduleTable({ schedules }: Pick<JobsOverview, 'schedules'>) {
  const heads = [DESK.schedule, DESK.every, DESK.lastRun, DESK.nextRun, DESK.result];
  const rows = schedules.map(({ name, every_ms, last_started_at, next_at, ok, result }) => ({
    key: name,
    cells: [name, lengthOf(every_ms), timeOf(last_started_at), timeOf(next_at), ok === null ? DESK.stillRuns : `${ok ? '' : DESK.didNotWork}${result ?? ''}`],
  }));
  return <FactTable caption={DESK.schedules} heads={heads} rows={rows} />;
}
