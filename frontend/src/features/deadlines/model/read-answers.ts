import * as z from 'zod/mini';
import { COVERS, LIFE_EVENTS, type DeadlineAnswers, type LifeEvent } from '#contract/deadlines/answers.js';
import { addDays, dayFrom, dayIn, type Day } from '#contract/deadlines/days.js';
import { DEADLINES } from './words.js';

const { wrong } = DEADLINES;
const EARLIEST: Day = '1900-01-01';
/** Events further ahead than this number of days are mistakes in typing. */
const DAYS_AHEAD = 2 * 366;

type Typed = Readonly<Record<'month' | 'day' | 'year', string>>;
interface TypedAnswers {
  readonly birth: Typed;
  readonly covers: readonly string[];
  readonly events: Readonly<Partial<Record<LifeEvent, Typed>>>;
}

/** Returns why typed entries are not a day: the calendar has no such day, or they are not a whole date (`notWhole`). */
const noDayProblem = ({ month, day, year }: Typed, notWhole: string): string =>
  /^\d\d? \d\d? \d{4}$/.test([month, day, year].map((part) => part.trim()).join(' ')) ? wrong.noSuchDay : notWhole;

function birthProblem(typed: Typed, birth: Day | null, today: Day): string | null {
  if (birth === null) return noDayProblem(typed, wrong.birth);
  if (birth < EARLIEST) return wrong.old;
  return birth > today ? wrong.future : null;
}

function eventProblem(typed: Typed, day: Day | null, birth: Day | null, today: Day): string | null {
  if (day === null) return noDayProblem(typed, wrong.day);
  if (birth !== null && day < birth) return wrong.beforeBirth;
  return day > addDays(today, DAYS_AHEAD) ? wrong.tooFar : null;
}

/**
 * Reads typed answers. The result is either the person's situation, or a message for each date that is missing or
 * cannot be right, by the name of its field: `birth` or the name of an event.
 */
export function readAnswers(
  typed: TypedAnswers,
  today: Day,
): { situation: DeadlineAnswers } | { problems: Map<string, string> } {
  const birth = dayFrom(typed.birth);
  const problems = new Map<string, string>();
  const note = (field: string, problem: string | null) => problem && problems.set(field, problem);
  note('birth', birthProblem(typed.birth, birth, today));
  const events: Partial<Record<LifeEvent, Day>> = {};
  for (const event of LIFE_EVENTS) {
    const given = typed.events[event];
    if (!given) continue;
    const day = dayFrom(given);
    note(event, eventProblem(given, day, birth, today));
    if (day) events[event] = day;
  }
  if (birth === null || problems.size > 0) return { problems };
  return { situation: { birth, covers: COVERS.filter((cover) => typed.covers.includes(cover)), events } };
}

const typedIn = (entries: FormData, name: string): Typed => ({
  month: String(entries.get(name) ?? ''),
  day: String(entries.get(`${name}.day`) ?? ''),
  year: String(entries.get(`${name}.year`) ?? ''),
});

export const answersIn = (entries: FormData): TypedAnswers => ({
  birth: typedIn(entries, 'birth'),
  covers: entries.getAll('covers').map(String),
  events: Object.fromEntries(
    LIFE_EVENTS.filter((event) => entries.has(event)).map((event) => [event, typedIn(entries, event)]),
  ),
});

/** Schema of the form. Its messages are those of `readAnswers`, as of the day on which the form is checked. */
export const DeadlineForm = z.custom<TypedAnswers>().check((context) => {
  const read = readAnswers(context.value, dayIn(new Date()));
  if ('situation' in read) return;
  for (const [field, message] of read.problems)
    context.issues.push({ code: 'custom', input: context.value, path: [field], message });
});

/** Returns whether two answers say the same, whatever their order. */
export const areSame = (one: DeadlineAnswers, other: DeadlineAnswers): boolean =>
  one.birth === other.birth &&
  COVERS.every((cover) => one.covers.includes(cover) === other.covers.includes(cover)) &&
  LIFE_EVENTS.every((event) => one.events[event] === other.events[event]);

const typedDay = (day: Day): Typed => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { month: String(Number(month)), day: String(Number(date)), year };
};

export const typedFrom = ({ birth, covers, events }: DeadlineAnswers) => ({
  birth: typedDay(birth),
  covers: [...covers],
  events: Object.fromEntries(Object.entries(events).map(([event, day]) => [event, typedDay(day)])),
});
