import { daysBetween, monthEnd, type Day } from '#contract/deadlines/days.js';
import { lastDayOf, nextDayOf, stateOf, type Deadline } from '#contract/deadlines/rules.js';
import { titleOf } from '#contract/deadlines/titles.js';
import { formatDay } from '#ui/format.js';

const NEAR = ['today', 'tomorrow'];
const counted = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

const WHEN = {
  over: (day: string) => `Closed on ${day}`,
  left: (count: number) => (count < 2 ? `Last day is ${NEAR[count]}` : `${counted(count)} left`),
  opensIn: (count: number) => (count === 1 ? 'Opens tomorrow' : `Opens in ${counted(count)}`),
  until: (day: string) => `Until ${day}`,
  perhapsUntil: (day: string) => `May end ${day}`,
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  noDate: 'No deadline',
};

export function countOf(deadline: Deadline, today: Day): string {
  const state = stateOf(deadline, today);
  const next = nextDayOf(deadline, today);
  if (next === null) return WHEN.noDate;
  if (state === 'over') return WHEN.over(formatDay(next));
  return (state === 'ahead' ? WHEN.opensIn : WHEN.left)(daysBetween(today, next));
}

export function daysOf(deadline: Deadline, today: Day): string {
  const { opens, window } = deadline;
  const last = lastDayOf(deadline, today);
  const state = stateOf(deadline, today);
  if (last === null || state === 'over') return '';
  const isUncertain = window?.isContested && window.januaryFirstBy !== last;
  const until = (isUncertain ? WHEN.perhapsUntil : WHEN.until)(formatDay(last));
  return opens === null || state === 'open' ? until : WHEN.fromTo(formatDay(opens), formatDay(last));
}

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
    return [{ id, name: titleOf(deadline), opens: from, closes: closes < last ? closes : last }];
  });
}
