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

export type FactColumn<Row> = readonly [head: string, cell: (row: Row) => ReactNode];

interface FactTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly FactColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** The first column names a row. Columns of numbers are aligned right, so that their digits line up. */
export function FactTable<Row>({ caption, columns: [first, ...others], rows, keyOf }: FactTableProps<Row>) {
  const aligned = others.map(([head, cell]) => {
    const isFigure = rows.length > 0 && rows.every((row) => typeof cell(row) === 'number');
    return { head, cell, className: isFigure ? styles.figure : undefined };
  });
  return (
    <div className="table-scroll" role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.wide}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first?.[0]}</th>
            {aligned.map(({ head, className }) => (
              <th key={head} scope="col" className={className}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first?.[1](row)}</th>
              {aligned.map(({ head, cell, className }) => (
                <td key={head} className={className} data-head={head}>
                  {cell(row)}
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
  const columns: readonly FactColumn<Queue>[] = [
    [JOB_TEXTS.queue, ({ name }) => name],
    [JOB_TEXTS.waiting, ({ counts }) => counts.waiting],
    [JOB_TEXTS.active, ({ counts }) => counts.active],
    [JOB_TEXTS.delayed, ({ counts }) => counts.delayed],
    [JOB_TEXTS.failedJobs, ({ counts }) => counts.failed],
    [JOB_TEXTS.oldest, ({ oldest_waiting_ms }) => lengthOf(oldest_waiting_ms)],
    [
      JOB_TEXTS.lastHour,
      ({ name, last_hour: { steps, done, failed } }) => (
        <span className={styles.actions}>
          <Spark queue={name} steps={steps} />
          {JOB_TEXTS.tally(done, failed)}
        </span>
      ),
    ],
    [
      JOB_TEXTS.state,
      (queue) => (
        <span>
          <State of={queue.is_paused ? 'paused' : 'working'} />{' '}
          {onAction && <PauseSwitch queue={queue} onAction={onAction} />}
        </span>
      ),
    ],
  ];
  return <FactTable caption={JOB_TEXTS.queues} columns={columns} rows={queues} keyOf={({ name }) => name} />;
}

const twoLengths = ({ p50, p95 }: Queue['wait_ms']): string => `${lengthOf(p50)}, ${lengthOf(p95)}`;
const HISTORY: readonly FactColumn<Queue>[] = [
  [JOB_TEXTS.queue, ({ name }) => name],
  [JOB_TEXTS.completed, ({ counts }) => counts.completed],
  [JOB_TEXTS.takenOverOf, ({ taken_over }) => taken_over],
  [JOB_TEXTS.lastDay, ({ last_day: { done, failed } }) => JOB_TEXTS.tally(done, failed)],
  [JOB_TEXTS.lastQuarter, ({ last_quarter: { done, failed } }) => JOB_TEXTS.tally(done, failed)],
  [JOB_TEXTS.waitTime, ({ wait_ms }) => twoLengths(wait_ms)],
  [JOB_TEXTS.runTime, ({ run_ms }) => twoLengths(run_ms)],
];
export const HistoryTable = ({ queues }: Pick<Props, 'queues'>) => (
  <FactTable caption={JOB_TEXTS.history} columns={HISTORY} rows={queues} keyOf={({ name }) => name} />
);

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

const WORKERS: readonly FactColumn<JobsOverview['workers'][number]>[] = [
  [JOB_TEXTS.worker, ({ id }) => <span className={styles.code}>{id.slice(0, 8)}</span>],
  [JOB_TEXTS.state, ({ is_alive }) => <State of={is_alive ? 'alive' : 'gone'} />],
  [JOB_TEXTS.started, ({ started_at }) => timeOf(started_at)],
  [JOB_TEXTS.lastSign, ({ seen_at }) => timeOf(seen_at)],
  [JOB_TEXTS.version, ({ version }) => version],
  [
    JOB_TEXTS.reaches,
    ({ reaches_queues, reaches_mail }) =>
      [reaches_queues && JOB_TEXTS.reachesQueues, reaches_mail && JOB_TEXTS.reachesMail].filter(Boolean).join(', ') ||
      JOB_TEXTS.nothing,
  ],
];
export const WorkerTable = ({ workers }: Pick<JobsOverview, 'workers'>) => (
  <FactTable caption={JOB_TEXTS.workers} columns={WORKERS} rows={workers} keyOf={({ id }) => id} />
);

const SCHEDULES: readonly FactColumn<JobsOverview['schedules'][number]>[] = [
  [JOB_TEXTS.schedule, ({ name }) => name],
  [JOB_TEXTS.every, ({ every_ms }) => lengthOf(every_ms)],
  [JOB_TEXTS.lastRun, ({ last_started_at }) => timeOf(last_started_at)],
  [JOB_TEXTS.nextRun, ({ next_at }) => timeOf(next_at)],
  [
    JOB_TEXTS.result,
    ({ ok, result }) => (
      <span>
        <State of={ok === null ? 'stillRuns' : ok ? 'worked' : 'didNotWork'} />
        {ok !== null && result && `: ${result}`}
      </span>
    ),
  ],
];
export const ScheduleTable = ({ schedules }: Pick<JobsOverview, 'schedules'>) => (
  <FactTable caption={JOB_TEXTS.schedules} columns={SCHEDULES} rows={schedules} keyOf={({ name }) => name} />
);
