import { Link } from 'react-router';
import type { Eligibility, Person } from '#contract/api/plans.contract.js';
import { birthdayAt, monthEnd } from '#contract/deadlines/days.js';
import { birthIn, initialPeriod, medicareMonth, monthsCounted } from '#contract/deadlines/medicare.js';
import { MEDICARE_AGE } from '#contract/limits/ages.js';
import { PAGES } from '#contract/pages.js';
import { formatDay, formatMonth } from '#ui/format.js';
import { Notice, OfficialLink, useToday } from '#ui/index.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { MEDICARE } from '../messages/medicare.js';
import { pricedHousehold } from '../model/ranking/preferences.js';
import { nameOf } from '../model/search/people-names.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';

/** A day without its year, such as "December 1". */
const dayOf = (date: string): string => formatDay(date).split(',')[0] ?? date;

/** The Medicare dates (YYYY-MM-DD) of somebody who turns 65. */
interface MedicareDates {
  readonly birthday: string;
  readonly opens: string;
  /** The last day to sign up without a gap. */
  readonly noGap: string;
  readonly starts: string;
  readonly closes: string;
}

/**
 * A person's Medicare dates as of a day, `unknown` at 64 without a month of birth. Null if nothing is to say: for
 * younger people, and those who could long have signed up, of whom other notices speak.
 */
function medicareDatesOf({ age, born }: Pick<Person, 'age' | 'born'>, today: string): MedicareDates | 'unknown' | null {
  if (age < MEDICARE_AGE - 1) return null;
  if (!born) return age < MEDICARE_AGE ? 'unknown' : null;
  const [birth, month] = [birthIn(born), medicareMonth(birthIn(born))];
  const { opens, closes } = initialPeriod(birth);
  if (closes < today) return null;
  return { birthday: birthdayAt(birth, MEDICARE_AGE), opens, noGap: monthEnd(month, -1), starts: month, closes };
}

function shortText({ opens, noGap, starts, closes }: MedicareDates, today: string): string {
  return today > noGap ? MEDICARE.until(dayOf(closes)) : MEDICARE.from(dayOf(opens), dayOf(noGap), dayOf(starts));
}

function Days({ dates: { opens, noGap, starts, closes }, today }: { dates: MedicareDates; today: string }) {
  const rows = [
    [opens, MEDICARE.opens],
    [noGap, MEDICARE.noGap(dayOf(starts))],
    [closes, MEDICARE.last],
  ] as const;
  return (
    <>
      {rows
        .filter(([day]) => day >= today)
        .map(([day, text]) => (
          <p key={day}>
            <b>{dayOf(day)}:</b> {text}
          </p>
        ))}
      <p>{MEDICARE.creditEnds}</p>
    </>
  );
}

interface Props {
  readonly person: Pick<Person, 'age' | 'born'>;
  /** What sentences call the person, from `nameOf`. */
  readonly name: string;
  /** Where the month of birth can be added. If it is given, the card has two sentences instead of a list of days. */
  readonly addMonthAt?: string;
  /** Whether the yearly costs beside the card count the whole year. */
  readonly isWholeYear?: boolean;
}

/** When somebody who turns 65 can sign up for Medicare, and what that means for the plan. */
export function MedicareCard({ person, name, addMonthAt, isWholeYear = false }: Props) {
  const today = useToday();
  const dates = medicareDatesOf(person, today);
  if (!dates) return null;
  const isShort = addMonthAt !== undefined;
  const ending = isWholeYear ? ` ${MEDICARE.wholeYear}` : '';
  return (
    <Notice>
      <h3>{dates === 'unknown' ? MEDICARE.titleUnknown : MEDICARE.title(name, formatMonth(dates.birthday))}</h3>
      {dates === 'unknown' ? (
        <p>{MEDICARE.unknown + ending}</p>
      ) : isShort ? (
        <p>{shortText(dates, today) + ending}</p>
      ) : (
        <Days dates={dates} today={today} />
      )}
      <p className="no-print">
        {dates === 'unknown' && isShort ? (
          <Link to={addMonthAt}>{MEDICARE.addMonth}</Link>
        ) : (
          <OfficialLink href={MEDICARE.signUp.href}>{MEDICARE.signUp.text}</OfficialLink>
        )}{' '}
        · <Link to={PAGES.deadlines.path}>{MEDICARE.dates}</Link>
      </p>
    </Notice>
  );
}

interface AheadProps {
  readonly submitted: SubmittedSearch;
  /** The help of the people in the search's order, which says whom the yearly costs cover. */
  readonly eligibility: Pick<Eligibility, 'people'>;
}

/** The card of the first person of a search who turns 65, if that person has no other coverage. */
export function MedicareAhead({ submitted: { search, entries }, eligibility }: AheadProps) {
  const today = useToday();
  const { questions } = useFinderPages();
  const { people } = search.household;
  const index = people.findIndex((person) => person.aptc_eligible && medicareDatesOf(person, today) !== null);
  const person = people[index];
  const priced = pricedHousehold(search.household, eligibility).people;
  return (
    person && (
      <MedicareCard
        person={person}
        name={nameOf(person, index, entries)}
        addMonthAt={`${questions.path}?step=people&one=`}
        isWholeYear={monthsCounted(priced, search.year) === 12}
      />
    )
  );
}
