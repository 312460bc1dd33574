import { Link } from 'react-router';
import { datesFrom, noteOf, type ImportantDate } from '#contract/deadlines/enrollment-dates.js';
import { MEDICARE_AGE } from '#contract/limits/ages.js';
import { PAGES } from '#contract/pages.js';
import { Button, lazyPart, useHydrated, useToday } from '#ui/index.js';
import styles from './dashboard.module.css';
import { dateLine, daysOf, pictureOf } from './date-line.js';
import { PERSONAL_WINDOWS } from './personal-windows.js';
import { CARDS } from './words.js';

const SHOWN = 3;
/**
 * The dashboard begins to show a person's first Medicare enrollment window this number of years before the person's
 * 65th birthday.
 */
const YEARS_AHEAD = 2;
/**
 * The picture of the enrollment windows repeats what the list below it says, so the code of the picture is loaded on
 * demand. Space is reserved for the picture, so that the list does not move.
 */
const LazyPicture = lazyPart(() => import('./lazy-parts.js').then((part) => part.Timeline));

async function download(date: ImportantDate): Promise<void> {
  const { entriesOfEnrollment, saveCalendarFile } = await import('./lazy-calendar.js');
  saveCalendarFile(date.id, entriesOfEnrollment(date));
}

function Window({ date, today }: { date: ImportantDate; today: string }) {
  const { label, opens } = date;
  return (
    <li>
      <h3>
        {label} {opens <= today && <span className="badge">{CARDS.dates.open}</span>}
      </h3>
      <p>
        <strong>{daysOf(date, today)}</strong>
      </p>
      <p>{noteOf(date, today)}</p>
      <Button kind="secondary" onClick={() => void download(date)}>
        {CARDS.dates.add}
        <span className="visually-hidden">: {label}</span>
      </Button>
    </li>
  );
}

export function Dates({ ages }: { ages: readonly number[] }) {
  const isHydrated = useHydrated();
  const today = useToday();
  const line = isHydrated ? dateLine(today) : null;
  const dates = datesFrom(today).slice(0, SHOWN);
  const isNear65 = ages.some((age) => age <= MEDICARE_AGE && age >= MEDICARE_AGE - YEARS_AHEAD);
  const personal = PERSONAL_WINDOWS.filter(({ id }) => id !== 'turning-65' || ages.length === 0 || isNear65);
  return (
    <>
      {line && (
        <p>
          <strong>{line}</strong>
        </p>
      )}
      <p>
        <Link to={PAGES.deadlines.path}>{PAGES.deadlines.title}</Link>
      </p>
      <div className={styles.picture}>{isHydrated && <LazyPicture {...pictureOf(dates, today)} />}</div>
      <ul className={styles.windows}>
        {isHydrated && dates.map((date) => <Window key={date.id} date={date} today={today} />)}
        {personal.map(({ id, label, text }) => (
          <li key={id}>
            <h3>{label}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
