import { AFTER_MEDICAID } from '#content/help/special-enrollment.js';
import { noteOf, type ImportantDate } from '#contract/deadlines/enrollment-dates.js';
import { MEDICARE_AGE } from '#contract/limits/ages.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonLink, Disclosure, lazyPart, useHydrated, useToday } from '#ui/index.js';
import { timelineHeight, type OwnDate } from '../deadlines/index.js';
import styles from './dashboard.module.css';
import { dateLine, daysOf, ownLine, pictureOf, shortDay, SHOWN, windowsFor } from './date-line.js';
import { CARDS } from './messages.js';
import { NOTHING_OWN, type Own } from './own.js';

/** Enrollment windows that depend on events in a person's life and therefore have no fixed dates. */
const PERSONAL_WINDOWS = [
  {
    id: 'special',
    label: 'Special enrollment',
    text:
      'After a life event such as losing coverage, you usually have 60 days to choose a Marketplace plan. ' +
      AFTER_MEDICAID,
  },
  {
    id: 'turning-65',
    label: 'Turning 65',
    text:
      'Your first Medicare window lasts 7 months: the month you turn 65, the three before it and the three ' +
      'after it.',
  },
] as const;

/** Years before the 65th birthday from which the dashboard shows a person's first Medicare window. */
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

const OwnDay = ({ date: { title, days, count } }: { date: OwnDate }) => (
  <li>
    <h3>{title}</h3>
    <p>
      <strong>{days}</strong>
    </p>
    <p>{count}</p>
  </li>
);

interface Props {
  readonly ages: readonly number[];
  readonly own?: Pick<Own, 'dates' | 'problem'>;
}

/** The date that comes next, in one line, with the days that are left until then. */
export function NextDate({ ages, own = NOTHING_OWN }: Props) {
  const today = useToday();
  const [next] = own.dates ?? [];
  if (!useHydrated()) return null;
  // Whoever has dates of their own must not read first about a window that may not be theirs.
  const line = next ? ownLine(next, today) : dateLine(today, windowsFor(ages, today));
  return (
    <p>
      <strong>{line}</strong> {next && !next.window && `${next.count}.`}
    </p>
  );
}

/** What follows from a person's answers and ages: their own dates, and those windows for everybody that they lack. */
function useDates({ ages, own = NOTHING_OWN }: Props) {
  const isHydrated = useHydrated();
  const today = useToday();
  const owned = own.dates ?? [];
  const dates = windowsFor(ages, today).filter(({ id }) => !owned.some((date) => date.id === id));
  return { isHydrated, today, owned, dates, picture: pictureOf(owned, dates, today) };
}

/** The dates that come next, one line each. */
export function Dates(props: Props) {
  const { isHydrated, today, picture } = useDates(props);
  return (
    <>
      {props.own?.problem}
      <ul className={styles.dates}>
        {isHydrated &&
          picture.bars.slice(0, SHOWN).map(({ id, name, opens, closes }) => (
            <li key={id}>
              <b>{shortDay(opens > today ? opens : closes)}</b> {opens > today ? CARDS.dates.opens(name) : name}
            </li>
          ))}
      </ul>
      <p>
        <ButtonLink kind="quiet" to={PAGES.deadlines.path}>
          {PAGES.deadlines.title}
        </ButtonLink>
      </p>
    </>
  );
}

/** All windows in a fold: first the person's own, with the one at 65 if the birth date is saved, then everybody's. */
export function AllDates(props: Props) {
  const { ages, own = NOTHING_OWN } = props;
  const { isHydrated, today, owned, dates, picture } = useDates(props);
  const isNear65 = ages.some((age) => age <= MEDICARE_AGE && age >= MEDICARE_AGE - YEARS_AHEAD);
  const personal = PERSONAL_WINDOWS.filter(
    ({ id }) => id !== 'turning-65' || (!own.dates && (ages.length === 0 || isNear65)),
  );
  const isTall = isHydrated && picture.bars.length > SHOWN;
  return (
    <Disclosure title={CARDS.dates.all}>
      {owned.length > 0 && <p>{CARDS.dates.own}</p>}
      <div
        className={styles.picture}
        style={isTall ? { minHeight: `${timelineHeight(picture.bars.length)}rem` } : undefined}
      >
        {isHydrated && <LazyPicture {...picture} />}
      </div>
      <ul className={styles.windows}>
        {owned.map((date) =>
          date.window ? (
            <Window key={date.id} date={date.window} today={today} />
          ) : (
            <OwnDay key={date.id} date={date} />
          ),
        )}
        {isHydrated && dates.map((date) => <Window key={date.id} date={date} today={today} />)}
        {personal.map(({ id, label, text }) => (
          <li key={id}>
            <h3>{label}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
