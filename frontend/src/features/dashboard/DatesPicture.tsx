import type { ImportantDate } from '#content/dates.js';
import { daysOf, nextDeadline } from './date-line.js';
import styles from './dates-picture.module.css';
import { monthsOf, shareOf } from './time-axis.js';

const WORDS = {
  today: 'Today',
  picture: (windows: string) => `Picture of the enrollment windows. ${windows}.`,
};
const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;
const ROW = 1.9;
const HEAD = 3.2;

/**
 * A picture of the enrollment windows on a time axis. Each window is a bar, in the order of the list below the picture,
 * and a line marks today. A bar ends at the window's next deadline, which is the day that the list names. The list
 * contains everything that the picture shows.
 */
export function DatesPicture({ dates, today }: { dates: readonly ImportantDate[]; today: string }) {
  const windows = dates.map((date) => ({ ...date, closes: nextDeadline(date, today) }));
  const months = monthsOf(windows, today);
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return null;
  const at = (day: string): number => shareOf(day, first.from, last.until);
  const now = at(today);
  return (
    <svg
      className={styles.timeline}
      height={`${HEAD + ROW * dates.length}rem`}
      role="img"
      aria-label={WORDS.picture(dates.map((date) => `${date.label}: ${daysOf(date, today)}`).join('. '))}
    >
      {months.map(({ from, until, name }) => (
        <g key={from}>
          <line x1={percent(at(from))} x2={percent(at(from))} y1="2.4rem" y2="100%" className={styles.month} />
          <text x={percent((at(from) + at(until)) / 2)} y="2.1rem" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {windows.map(({ id, opens, closes }, index) => (
        <rect
          key={id}
          x={percent(at(opens))}
          width={percent(at(closes) - at(opens))}
          y={`${HEAD + ROW * index}rem`}
          height="1rem"
          rx="3"
          className={styles.window}
          data-index={index}
        />
      ))}
      <line x1={percent(now)} x2={percent(now)} y1="1.1rem" y2="100%" className={styles.today} />
      <text
        x={percent(now)}
        y="0.8rem"
        textAnchor={now < 0.2 ? 'start' : now > 0.8 ? 'end' : 'middle'}
        className={styles.todayText}
      >
        {WORDS.today}
      </text>
    </svg>
  );
}
