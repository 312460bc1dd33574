import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { monthEnd, type Day } from '#contract/deadlines/days.js';
import type { ImportantDate } from '#contract/deadlines/enrollment-dates.js';
import { deadlinesOf, stateOf } from '#contract/deadlines/rules.js';
import { titleOf } from '#contract/deadlines/titles.js';
import { barsOf, countOf, daysOf } from './when.js';

/** A person's deadline in a short list: what it is, and when. */
export interface OwnDate {
  readonly id: string;
  readonly title: string;
  readonly count: string;
  readonly days: string;
  /** The open enrollment of a year, if that is what the deadline is about. */
  readonly window?: ImportantDate;
  /** Its part of the months that a picture shows, or null if it opens later. */
  readonly bar: { readonly opens: Day; readonly closes: Day } | null;
}

/** A short list leaves out what opens more than this number of months later. */
const MONTHS_AHEAD = 24;

/**
 * Returns the deadlines that follow from saved answers and are not over, the next one first, as of a day. They are
 * those of the page of deadlines, which says more about each, without those that have no date or open in years.
 */
export const ownDatesOf = (answers: DeadlineAnswers, today: Day): OwnDate[] =>
  deadlinesOf(answers, today)
    .filter((one) => ['open', 'ahead'].includes(stateOf(one, today)))
    .filter(({ opens }) => (opens ?? today) <= monthEnd(today, MONTHS_AHEAD))
    .map((one) => ({
      id: one.id,
      title: titleOf(one),
      count: countOf(one, today),
      days: daysOf(one, today),
      ...(one.window && { window: one.window }),
      bar: barsOf([one], today)[0] ?? null,
    }));
