import { monthsOf, namedEvery, shareOf } from './time-axis.js';
import { HEAD, NAME, ROW, timelineHeight } from './timeline-height.js';
import styles from './timeline.module.css';

/** A bar of the timeline. Days are written as YYYY-MM-DD. */
export interface Bar {
  readonly id: string;
  /** Stands above the bar. */
  readonly name: string;
  readonly opens: string;
  readonly closes: string;
}
interface Props {
  readonly bars: readonly Bar[];
  readonly today: string;
  readonly label: string;
}
const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;
/** Where the mark of today is: below the names of the months. */
const MARK = 2.7;
/** The smallest width of a bar, as a share of the axis, so that a single day can be seen. */
const NARROWEST = 0.01;

/**
 * Bars on a time axis, in the order of the list below the picture, with a line at today. The list contains everything
 * that the picture shows. `label` describes the picture to people who do not see it.
 */
export function Timeline({ bars, today, label }: Props) {
  const months = monthsOf(bars, today);
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return null;
  const step = namedEvery(months.length);
  const at = (day: string): number => shareOf(day, first.from, last.until);
  const now = at(today);
  // Lines are drawn along the bars only, so that they cross no name.
  const lines = { y1: `${HEAD + NAME}rem`, y2: '100%', style: { strokeDasharray: `${ROW}rem ${NAME}rem` } };
  return (
    <svg className={styles.timeline} height={`${timelineHeight(bars.length)}rem`} role="img" aria-label={label}>
      {months.map(({ from, until, name }, index) => (
        <g key={from}>
          <line x1={percent(at(from))} x2={percent(at(from))} {...lines} className={styles.month} />
          {index % step === 0 && (
            <text x={percent((at(from) + at(until)) / 2)} y="2.1rem" textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
      {bars.map(({ id, name, opens, closes }, index) => (
        <g key={id}>
          <text y={`${timelineHeight(index) + 1}rem`}>{name}</text>
          <rect
            x={percent(at(opens))}
            width={percent(Math.max(NARROWEST, at(closes) - at(opens)))}
            y={`${timelineHeight(index) + NAME}rem`}
            height="1rem"
            rx="3"
            className={styles.window}
            data-index={index % 3}
          />
        </g>
      ))}
      <line x1={percent(now)} x2={percent(now)} {...lines} className={styles.today} />
      <circle cx={percent(now)} cy={`${MARK}rem`} r="0.3rem" className={styles.today} />
      <text
        x={percent(now)}
        y="0.8rem"
        textAnchor={now < 0.2 ? 'start' : now > 0.8 ? 'end' : 'middle'}
        className={styles.todayText}
      >
        Today
      </text>
    </svg>
  );
}
