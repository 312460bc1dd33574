import { DASHBOARD } from '../../../../backend/src/contract/messages/site.js';
import { MEDICARE_AGE } from '../../../../backend/src/contract/limits.js';
import { datesFrom, PERSONAL_WINDOWS, type ImportantDate } from '../../content/dates.js';
import { Button, useHydrated } from '../../ui/index.js';
import { calendarFile } from './calendar.js';
import { CARDS } from './words.js';
import styles from './dashboard.module.css';

/** How many windows are shown; the next ones. */
const SHOWN = 3;
/** Years before 65 in which the first Medicare window is worth a thought. */
const AHEAD = 2;
const today = (): string => new Date().toLocaleDateString('sv-SE');
const spoken = (isoDate: string): string => new Date(`${isoDate}T12:00:00`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

function download(date: ImportantDate): void {
  const address = URL.createObjectURL(new Blob([calendarFile(date, new Date())], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: address, download: `${date.id}.ics` }).click();
  URL.revokeObjectURL(address);
}

function Window({ date }: { date: ImportantDate }) {
  const { label, opens, closes, note } = date;
  return (
    <li>
      <h3>{label}{opens <= today() && <span className={styles.open}>{CARDS.dates.open}</span>}</h3>
      <p><strong>{CARDS.dates.until(spoken(opens), spoken(closes))}</strong></p>
      <p>{note}</p>
      <Button kind="secondary" onClick={() => download(date)}>{CARDS.dates.add}<span className="visually-hidden">: {label}</span></Button>
    </li>
  );
}

/** Windows of the calendar, and those that depend on the person; `ages` are of the people in the last search. */
export function Dates({ ages }: { ages: readonly number[] }) {
  const isHydrated = useHydrated();
  const isNear65 = ages.some((age) => age <= MEDICARE_AGE && age >= MEDICARE_AGE - AHEAD);
  const personal = PERSONAL_WINDOWS.filter(({ id }) => id !== 'turning-65' || ages.length === 0 || isNear65);
  return (
    <>
      <p><strong>{DASHBOARD.defaultDate}</strong></p>
      <ul className={styles.dates}>
        {isHydrated && datesFrom(today()).slice(0, SHOWN).map((date) => <Window key={date.id} date={date} />)}
        {personal.map(({ id, label, text }) => <li key={id}><h3>{label}</h3><p>{text}</p></li>)}
      </ul>
    </>
  );
}
