import type { ReactNode } from 'react';
import type { JobsOverview } from '#contract/api/jobs.contract.js';
import { Button } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { timeOf } from '../components/words.js';
import { JOB_TEXTS, lengthOf } from './jobs-words.js';
import type { QueueAction } from './QueueActionModal.js';
import { LOOKS, State } from './State.js';

type Steps = NonNullable<JobsOverview['queues']>[number]['last_hour']['steps'];

const BAR = { width: 8, gap: 2, height: 28 };

/**
 * A small bar chart without axes: for each five minutes of the last hour, the completed jobs of a queue and, on top of
 * them, the failed ones. The number beside the chart is its message. Screen readers get all numbers.
 */
export function Spark({ queue, steps }: { queue: string; steps: Steps }) {
  const most = Math.max(1, ...steps.map(({ done, failed }) => done + failed));
  const height = (jobs: number): number => (jobs / most) * BAR.height;
  const width = steps.length * (BAR.width + BAR.gap) - BAR.gap;
  return (
    <svg
      viewBox={`0 0 ${width} ${BAR.height + 1}`}
      width={width}
      height={BAR.height + 1}
      fill="var(--chart-premium)"
      role="img"
      aria-label={JOB_TEXTS.spark(queue, steps)}
    >
      <rect y={BAR.height} width={width} height="1" fill="var(--line-strong)" />
      {steps.map(({ done, failed }, index) => {
        const x = index * (BAR.width + BAR.gap);
        const top = BAR.height - height(done + failed);
        return (
          <g key={x}>
            {done > 0 && <rect x={x} y={top + height(failed)} width={BAR.width} height={height(done)} />}
            {failed > 0 && <rect x={x} y={top} width={BAR.width} height={height(failed)} fill="var(--danger)" />}
          </g>
        );
      })}
    </svg>
  );
}

type Cell = ReactNode;

/** Returns whether a cell contains a number. Numbers are aligned right, so that their digits line up in columns. */
const isFigure = (cell: Cell): boolean => typeof cell === 'number';

export function FactTable({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly Cell[] }[];
}) {
  const figures = heads.map((_, index) => rows.length > 0 && rows.every(({ cells }) => isFigure(cells[index])));
  const align = (index: number): string | undefined => (figures[index] ? styles.figure : undefined);
  return (
    <div className="table-scroll" role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.wide}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={align(index)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {heads.slice(1).map((head, index) => (
                <td key={head} className={align(index + 1)} data-head={head}>
                  {rest[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Queue = NonNullable<JobsOverview['queues']>[number];
interface Props {
  readonly queues: readonly Queue[];
  /** Called when the person wants to pause or resume a queue. Null if the person may not do that. */
  readonly onAction: ((action: QueueAction) => void) | null;
}

/** A table of the current state of each queue. The table fits on a screen 1,280 pixels wide. */
export function QueueTable({ queues, onAction }: Props) {
  const heads = [
    JOB_TEXTS.queue,
    JOB_TEXTS.waiting,
    JOB_TEXTS.active,
    JOB_TEXTS.delayed,
    JOB_TEXTS.failedJobs,
    JOB_TEXTS.oldest,
    JOB_TEXTS.lastHour,
    JOB_TEXTS.state,
  ];
  const rows = queues.map((queue) => ({
    key: queue.name,
    cells: [
      queue.name,
      queue.counts.waiting,
      queue.counts.active,
      queue.counts.delayed,
      queue.counts.failed,
      lengthOf(queue.oldest_waiting_ms),
      <span key="hour" className={styles.actions}>
        <Spark queue={queue.name} steps={queue.last_hour.steps} />
        {JOB_TEXTS.tally(queue.last_hour.done, queue.last_hour.failed)}
      </span>,
      <span key="state">
        <State of={queue.is_paused ? 'paused' : 'working'} />{' '}
        {onAction && <PauseSwitch queue={queue} onAction={onAction} />}
      </span>,
    ],
  }));
  return <FactTable caption={JOB_TEXTS.queues} heads={heads} rows={rows} />;
}

export function HistoryTable({ queues }: Pick<Props, 'queues'>) {
  const heads = [
    JOB_TEXTS.queue,
    JOB_TEXTS.completed,
    JOB_TEXTS.takenOverOf,
    JOB_TEXTS.lastDay,
    JOB_TEXTS.lastQuarter,
    JOB_TEXTS.waitTime,
    JOB_TEXTS.runTime,
  ];
  const rows = queues.map((queue) => ({
    key: queue.name,
    cells: [
      queue.name,
      queue.counts.completed,
      queue.taken_over,
      JOB_TEXTS.tally(queue.last_day.done, queue.last_day.failed),
      JOB_TEXTS.tally(queue.last_quarter.done, queue.last_quarter.failed),
      `${lengthOf(queue.wait_ms.p50)}, ${lengthOf(queue.wait_ms.p95)}`,
      `${lengthOf(queue.run_ms.p50)}, ${lengthOf(queue.run_ms.p95)}`,
    ],
  }));
  return <FactTable caption={JOB_TEXTS.history} heads={heads} rows={rows} />;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Tiles that summarize the jobs of all queues. The tile for failed jobs is highlighted if there are any. */
export function StatusTiles({ queues }: Pick<Props, 'queues'>) {
  const count = (state: keyof Queue['counts']): number => sum(queues.map(({ counts }) => counts[state]));
  const oldest = Math.max(0, ...queues.map(({ oldest_waiting_ms }) => oldest_waiting_ms ?? 0));
  const failed = count('failed');
  const tiles = [
    {
      Icon: LOOKS.waiting.Icon,
      label: JOB_TEXTS.waiting,
      value: count('waiting'),
      note: JOB_TEXTS.oldestOf(lengthOf(oldest)),
    },
    { Icon: LOOKS.active.Icon, label: JOB_TEXTS.active, value: count('active') },
    { Icon: LOOKS.delayed.Icon, label: JOB_TEXTS.delayed, value: count('delayed') },
    { Icon: LOOKS.failed.Icon, label: JOB_TEXTS.failedJobs, value: failed, isBad: failed > 0 },
    {
      Icon: LOOKS.completed.Icon,
      label: JOB_TEXTS.doneInADay,
      value: sum(queues.map(({ last_day }) => last_day.done)),
    },
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ Icon, label, value, note, isBad }) => (
        <div key={label} data-bad={isBad || undefined}>
          <dt>
            <Icon aria-hidden="true" className="icon" /> {label}
          </dt>
          <dd>
            <b>{value.toLocaleString('en-US')}</b>
            {note && value > 0 && <span className="small">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PauseSwitch({
  queue: { name, is_paused },
  onAction,
}: {
  queue: Queue;
  onAction: NonNullable<Props['onAction']>;
}) {
  return (
    <Button kind="quiet" onClick={() => onAction({ kind: is_paused ? 'resume' : 'pause', queue: name })}>
      {is_paused ? JOB_TEXTS.resume : JOB_TEXTS.pause}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}

export function WorkerTable({ workers }: Pick<JobsOverview, 'workers'>) {
  const heads = [
    JOB_TEXTS.worker,
    JOB_TEXTS.state,
    JOB_TEXTS.started,
    JOB_TEXTS.lastSign,
    JOB_TEXTS.version,
    JOB_TEXTS.reaches,
  ];
  const rows = workers.map((worker) => ({
    key: worker.id,
    cells: [
      <span key="id" className={styles.code}>
        {worker.id.slice(0, 8)}
      </span>,
      <State key="state" of={worker.is_alive ? 'alive' : 'gone'} />,
      timeOf(worker.started_at),
      timeOf(worker.seen_at),
      worker.version,
      [worker.reaches_queues && JOB_TEXTS.reachesQueues, worker.reaches_mail && JOB_TEXTS.reachesMail]
        .filter(Boolean)
        .join(', ') || JOB_TEXTS.nothing,
    ],
  }));
  return <FactTable caption={JOB_TEXTS.workers} heads={heads} rows={rows} />;
}

export function ScheduleTable({ schedules }: Pick<JobsOverview, 'schedules'>) {
  const heads = [JOB_TEXTS.schedule, JOB_TEXTS.every, JOB_TEXTS.lastRun, JOB_TEXTS.nextRun, JOB_TEXTS.result];
  const rows = schedules.map(({ name, every_ms, last_started_at, next_at, ok, result }) => ({
    key: name,
    cells: [
      name,
      lengthOf(every_ms),
      timeOf(last_started_at),
      timeOf(next_at),
      <span key="result">
        <State of={ok === null ? 'stillRuns' : ok ? 'worked' : 'didNotWork'} />
        {ok !== null && result && `: ${result}`}
      </span>,
    ],
  }));
  return <FactTable caption={JOB_TEXTS.schedules} heads={heads} rows={rows} />;
}
