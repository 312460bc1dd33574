import { daysBetween, monthEnd, type Day } from '#contract/deadlines/days.js';
import { noteOf } from '#contract/deadlines/enrollment-dates.js';
import { lastDayOf, nextDayOf, stateOf, type Deadline } from '#contract/deadlines/rules.js';
import { formatDay } from '#ui/format-day.js';
import { KIND_WORDS, OPEN_MISSED } from './kind-words.js';
import { DEADLINES } from './words.js';

/** A deadline in words, as of a day. */
export interface Description {
  readonly title: string;
  /** How much time is left, such as "14 days left", or how long ago the deadline was. */
  readonly count: string;
  /** The days themselves, such as "Until December 7, 2026". The text is empty if there are none. */
  readonly days: string;
  readonly todo: string;
  readonly missed: string;
  readonly link: { readonly href: string; readonly label: string };
}

function wordsFor(deadline: Deadline, today: Day): Pick<Description, 'title' | 'todo' | 'missed' | 'link'> {
  const { kind, window } = deadline;
  if (kind !== 'openEnrollment') {
    const { title, todo, missed, link } = KIND_WORDS[kind];
    const [whatToDo, ifMissed] = [todo, missed].map((text) =>
      typeof text === 'string' ? text : text(deadline, today),
    );
    return { title, todo: whatToDo ?? '', missed: ifMissed ?? '', link };
  }
  if (!window) throw new Error('an open enrollment without its dates');
  const scope = window.id.startsWith('medicare') ? 'medicare' : 'marketplace';
  return {
    title: window.label,
    todo: noteOf(window, today),
    missed: OPEN_MISSED[scope],
    link: { href: window.source, label: OPEN_MISSED.link[scope] },
  };
}

function countOf(deadline: Deadline, today: Day): string {
  const state = stateOf(deadline, today);
  const next = nextDayOf(deadline, today);
  if (next === null) return DEADLINES.noDate;
  if (state === 'over') return DEADLINES.overText(formatDay(next));
  return (state === 'ahead' ? DEADLINES.opensIn : DEADLINES.left)(daysBetween(today, next));
}

function daysOf(deadline: Deadline, today: Day): string {
  const { opens, window } = deadline;
  const last = lastDayOf(deadline, today);
  const state = stateOf(deadline, today);
  if (last === null || state === 'over') return '';
  const isUncertain = window?.isContested && window.januaryFirstBy !== last;
  const until = (isUncertain ? DEADLINES.perhapsUntil : DEADLINES.until)(formatDay(last));
  return opens === null || state === 'open' ? until : DEADLINES.fromTo(formatDay(opens), formatDay(last));
}

/** Returns a deadline in words, as of a day. */
export const describe = (deadline: Deadline, today: Day): Description => ({
  ...wordsFor(deadline, today),
  count: countOf(deadline, today),
  days: daysOf(deadline, today),
});

/** The picture shows this month and the months after it, twelve in all. */
const MONTHS_SHOWN = 12;

/**
 * Returns the bars of the picture, cut off at the first and last day of the twelve months that it shows. Windows that
 * are over, that open later, or that have no last day, have no bar.
 */
export function barsOf(deadlines: readonly Deadline[], today: Day) {
  const [first, last] = [`${today.slice(0, 7)}-01`, monthEnd(today, MONTHS_SHOWN - 1)];
  return deadlines.flatMap((deadline) => {
    const { id, opens } = deadline;
    const closes = lastDayOf(deadline, today);
    const isShown = closes !== null && closes >= today && (opens ?? today) <= last;
    if (!isShown) return [];
    const from = opens === null ? today : opens < first ? first : opens;
    return [{ id, name: describe(deadline, today).title, opens: from, closes: closes < last ? closes : last }];
  });
}
