import type { JobsOverview } from '#contract/api/jobs.contract.js';
import { JOB_TEXTS } from './jobs-words.js';

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
