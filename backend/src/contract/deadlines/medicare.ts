import { MEDICARE_AGE } from '../limits/ages.js';
import { addDays, birthdayAt, monthEnd, monthStart, type Day } from './days.js';

/**
 * Returns the first day of the month in which a person reaches the age of 65 for Medicare. A person reaches an age on
 * the day before the birthday (20 CFR 404.102 and 42 CFR 406.10; Medicare.gov, "When does Medicare coverage start?").
 * For somebody who was born on the first of a month, Medicare therefore counts the month before.
 */
export const medicareMonth = (birth: Day): Day => monthStart(addDays(birthdayAt(birth, MEDICARE_AGE), -1));

/**
 * Medicare's initial enrollment period: the month in which the person reaches 65, the three months before it and the
 * three months after it (42 CFR 407.14(a); for drug plans 42 CFR 423.38(a)).
 */
export const initialPeriod = (birth: Day): { opens: Day; closes: Day } => ({
  opens: monthStart(medicareMonth(birth), -3),
  closes: monthEnd(medicareMonth(birth), 3),
});

/** Returns a day of birth with the Medicare dates of a month of birth (YYYY-MM), or of the first day of one. */
export const birthIn = (born: string): Day => (born.length === 'YYYY-MM'.length ? `${born}-02` : born);

const MONTHS = 12;

/**
 * Returns how many months of a plan year count in the yearly costs of the people whom a plan covers: those before the
 * month in which Medicare can start for the only one of them. If a plan covers others as well, or if Medicare starts in
 * another year, it is the whole year.
 */
export function monthsCounted(people: readonly { readonly born?: string | undefined }[], year: number): number {
  const born = people.length === 1 ? people[0]?.born : undefined;
  if (!born) return MONTHS;
  const [startYear = 0, startMonth = 1] = medicareMonth(birthIn(born)).split('-').map(Number);
  const before = (startYear - year) * MONTHS + startMonth - 1;
  return before > 0 && before < MONTHS ? before : MONTHS;
}
