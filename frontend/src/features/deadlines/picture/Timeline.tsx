import { HEAD, NAME, ROW, timelineHeight } from './timeline-height.js';
import styles from './timeline.module.css';

interface Month {
  /** First day of the month (`from`) and first day of the next month (`until`), as YYYY-MM-DD. */
  readonly from: string;
  readonly until: string;
  /** Short name of the month, such as "Nov". */
  readonly name: string;
}
/** A period of days that are written as YYYY-MM-DD. */
interface Period {
  readonly opens: string;
  readonly closes: string;
}

const name = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The months on the axis of a chart of windows: from the current month, or an earlier one in which a window opens, to
 * the month in which the last window closes. Empty without windows.
 */
export function monthsOf(dates: readonly Period[], today: string): Month[] {
  const days = dates.flatMap(({ opens, closes }) => [opens, closes]).toSorted();
  const [start, end] = [[today, ...days].toSorted()[0] ?? today, days.at(-1)];
  if (end === undefined) return [];
  const year = Number(start.slice(0, 4));
  const months: Month[] = [];
  for (let month = Number(start.slice(5, 7)) - 1; ; month += 1) {
    const [from, until] = [Date.UTC(year, month), Date.UTC(year, month + 1)];
    if (iso(from) > end) return months;
    months.push({ from: iso(from), until: iso(until), name: name.format(from) });
  }
}

/** The position of a day between two other days, as a fraction from 0 to 1. All are written as YYYY-MM-DD. */
export function shareOf(day: string, from: string, until: string): number {
  const [at, start, end] = [day, from, until].map((text) => Date.parse(`${text}T00:00:00Z`)) as [
    number,
    number,
    number,
  ];
  return Math.min(1, Math.max(0, (at - start) / (end - start)));
}

/** The most months that have their names on the time axis of the narrowest screen. */
const NAMED = 8;

/**
 * Returns every how many months a month has its name on the time axis, so that the names do not overlap on the
 * narrowest screen: each month, every second, third or sixth month, or once a year.
 */
export const namedEvery = (months: number): number =>
  [1, 2, 3, 6].find((step) => Math.ceil(months / step) <= NAMED) ?? 12;

/** A bar of the timeline. Days are written as YYYY-MM-DD. */
export interface Bar {
  readonly id: string;
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
