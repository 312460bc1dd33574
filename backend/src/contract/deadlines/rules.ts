import type { DeadlineAnswers } from './answers.js';
import { addDays, monthEnd, monthStart, type Day } from './days.js';
import { datesFrom, NO_PART_A_NOTE, PART_A_NOTE, SPECIAL_DAYS, type ImportantDate } from './enrollment-dates.js';
import { initialPeriod, medicareMonth } from './medicare.js';

/** The rules that lead to a deadline or to a note without a date. Each has its title in `titles.ts`. */
export const KINDS = [
  'soonest',
  'initial',
  'working',
  'partB',
  'afterMedicaid',
  'creditEnds',
  'general',
  'drugs',
  'medigap',
  'medicareMove',
  'openEnrollment',
  'lost',
  'lostMedicaid',
  'moved',
  'married',
  'baby',
  'medicaid',
  'va',
] as const;
export type DeadlineKind = (typeof KINDS)[number];

/** The first and last day are included. It lasts until the end of its last day where the person lives. */
export interface Deadline {
  /** Unique among the deadlines of one person, and the same on every day. */
  readonly id: string;
  readonly kind: DeadlineKind;
  /** The first day on which the person can act, or null if the person can act at once. */
  readonly opens: Day | null;
  /** The last day on which the person can act, or null if there is no such day. */
  readonly closes: Day | null;
  /** The open enrollment of a year, if that is what the deadline is about. */
  readonly window?: ImportantDate;
  /** The day of the life event that the deadline follows from. */
  readonly event?: Day;
  /** For VA care: whether the person has Part B, or else whether the first window for it is over. */
  readonly partB?: 'has' | 'ahead' | 'over';
}

/** People whose first Medicare window opens later than this are not told about it, because rules may change. */
const MONTHS_AHEAD = 120;
/** The end of the tax credit is named to people whose first Medicare window opens within so many months. */
const MONTHS_OF_PLANS = 12;
/** Number of days without drug coverage from which the Part D penalty applies. */
const DRUG_GAP_DAYS = 63;

/**
 * Last day to sign up for Part B after a job or its coverage has ended: the end of the eighth month after the month of
 * that day (Social Security Act, section 1837(i)(3); 42 CFR 407.20). COBRA and retiree coverage do not extend it.
 */
const partBLastDay = (ended: Day): Day => monthEnd(ended, 8);

/**
 * Last day to sign up for Medicare after Medicaid has ended: six months later, if the first window is over (42 CFR
 * 407.23(e)). Months in which the person could have signed up before do not count for the penalty (42 CFR 408.24(a)).
 */
function afterMedicaidLastDay(ended: Day): Day {
  const sameDate = addDays(monthStart(ended, 6), Number(ended.slice(8)) - 1);
  return [sameDate, monthEnd(ended, 6)].toSorted()[0] ?? sameDate;
}

/**
 * Last day to join a Medicare drug plan so that the plan starts before somebody has been without creditable drug
 * coverage for 63 days in a row (42 CFR 423.46(a)). A plan starts on the first day of the month after the person has
 * joined, so that the last day is always the end of a month.
 */
const drugPlanLastDay = (ended: Day): Day => addDays(monthStart(addDays(ended, DRUG_GAP_DAYS)), -1);

/**
 * The six months in which insurers must sell every Medigap policy: from the first month in which the person is 65 or
 * older and has Part B (Social Security Act, section 1882(s)(2)(A)).
 */
function medigapPeriod(birth: Day, partBStarts: Day): { opens: Day; closes: Day } {
  const opens = [monthStart(partBStarts), medicareMonth(birth)].toSorted().at(-1) ?? partBStarts;
  return { opens, closes: monthEnd(opens, 5) };
}

/**
 * The first three months of the initial enrollment period. Who signs up in them has Medicare from the month of reaching
 * 65, and who signs up later from the month after that (42 CFR 407.25(a); for drug plans 42 CFR 423.40(a)).
 */
const soonestPeriod = (birth: Day): { opens: Day; closes: Day } => ({
  opens: initialPeriod(birth).opens,
  closes: monthEnd(medicareMonth(birth), -1),
});

/** Medicare's general enrollment period of this year or, after March 31, of the next year (42 CFR 407.15). */
export function generalPeriod(today: Day): { opens: Day; closes: Day } {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '03-31' ? 1 : 0);
  return { opens: `${year}-01-01`, closes: `${year}-03-31` };
}

/**
 * Special enrollment for a Marketplace plan: 60 days after a move, a wedding or a birth, and 60 days before and after
 * the last day of other coverage (45 CFR 155.420(c)(1) and (2)). After Medicaid or CHIP it is 90 days, and in states
 * with a marketplace of their own at least so many (45 CFR 155.420(c)(6)).
 */
function specialPeriod(
  kind: 'lost' | 'lostMedicaid' | 'moved' | 'married' | 'baby',
  day: Day,
): { opens: Day; closes: Day } {
  const isLoss = kind === 'lost' || kind === 'lostMedicaid';
  return {
    opens: isLoss ? addDays(day, -SPECIAL_DAYS.usual) : day,
    closes: addDays(day, kind === 'lostMedicaid' ? SPECIAL_DAYS.afterMedicaid : SPECIAL_DAYS.usual),
  };
}

/** The last day of Medicaid or CHIP. Older answers give it as the day on which other coverage was lost. */
const medicaidEnd = ({ covers, events }: DeadlineAnswers): Day | undefined =>
  events.lostMedicaid ?? (covers.includes('medicaid') ? events.lost : undefined);

/** Whether somebody has Part B already or has signed up for it. */
const hasPartB = ({ covers, events }: DeadlineAnswers): boolean =>
  covers.includes('medicare') || events.partB !== undefined;

/** They need no Marketplace plan, and Part A alone is enough for a drug plan (42 CFR 423.30(a)). */
const hasMedicare = (situation: DeadlineAnswers): boolean => hasPartB(situation) || situation.covers.includes('partA');

/** Whether somebody has coverage from a present job, as of a day. */
const isAtWork = ({ covers, events }: DeadlineAnswers, today: Day): boolean =>
  covers.includes('job') && (events.stopped ?? today) >= today;

/** The deadlines for people who do not have Part B yet and are or soon become old enough for it. */
function signUpDeadlines(situation: DeadlineAnswers, today: Day): Deadline[] {
  const { birth, covers, events } = situation;
  const [month, initial] = [medicareMonth(birth), initialPeriod(birth)];
  if (hasPartB(situation)) return [];
  const found: Deadline[] = [];
  if (initial.closes >= today && initial.opens <= monthEnd(today, MONTHS_AHEAD))
    found.push(
      { id: 'soonest', kind: 'soonest', ...soonestPeriod(birth) },
      { id: 'initial', kind: 'initial', ...initial },
    );
  const hasJobCover = isAtWork(situation, today);
  // Part A before 65 is Medicare because of a disability, which the person could have had with Part B.
  const hasPartAEarly = covers.includes('partA') && initial.opens > today;
  if (hasJobCover && events.stopped === undefined && (initial.opens <= today || hasPartAEarly))
    found.push({ id: 'working', kind: 'working', opens: null, closes: null });
  // Whoever stops work before the month of reaching 65 has no special period, but still has the initial period.
  const afterWork = events.stopped !== undefined && events.stopped >= month ? partBLastDay(events.stopped) : null;
  if (afterWork) found.push({ id: 'part-b', kind: 'partB', opens: null, closes: afterWork, event: events.stopped });
  const ended = medicaidEnd(situation);
  const afterMedicaid = ended !== undefined && ended >= month ? afterMedicaidLastDay(ended) : null;
  if (afterMedicaid && initial.closes < afterMedicaid)
    found.push({ id: 'after-medicaid', kind: 'afterMedicaid', opens: null, closes: afterMedicaid, event: ended });
  const hasTime = [afterWork, afterMedicaid].some((day) => day !== null && day >= today);
  const isLate = (initial.closes < today || hasPartAEarly) && !hasJobCover && !hasTime;
  if (isLate) found.push({ id: 'general', kind: 'general', ...generalPeriod(today) });
  return found;
}

/**
 * The day on which the tax credit for a Marketplace plan ends: the last one before the month in which Part A can start
 * (26 CFR 1.36B-2(c)(2)). People who have Part A already get no credit.
 */
function creditDeadline({ birth, covers }: DeadlineAnswers, today: Day): Deadline[] {
  const { opens } = initialPeriod(birth);
  if (!covers.includes('marketplace') || opens > monthEnd(today, MONTHS_OF_PLANS)) return [];
  const closes = covers.some((cover) => cover === 'partA' || cover === 'medicare')
    ? null
    : addDays(medicareMonth(birth), -1);
  return [{ id: 'credit-ends', kind: 'creditEnds', opens: null, closes }];
}

/**
 * The last day to join a drug plan after other coverage has ended. If the coverage ends during the initial period, that
 * is at the earliest the end of the initial period (42 CFR 423.46(a)), which people without Part B see as a deadline of
 * its own until it has passed. VA drug coverage is creditable, so that people who have it need no other.
 */
function drugDeadline(situation: DeadlineAnswers, today: Day): Deadline[] {
  const { birth, covers, events } = situation;
  const ended = [events.stopped, events.lost, events.lostMedicaid]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  if (ended === undefined || ended < medicareMonth(birth) || covers.includes('va')) return [];
  const { closes } = initialPeriod(birth);
  const isInitial = ended < closes;
  if (isInitial && closes >= today && !hasPartB(situation)) return [];
  const last = drugPlanLastDay(ended);
  return [{ id: 'drugs', kind: 'drugs', opens: null, closes: isInitial && last < closes ? closes : last }];
}

function medigapDeadline({ birth, covers, events }: DeadlineAnswers, today: Day): Deadline[] {
  const isUnder65 = medicareMonth(birth) > today;
  const starts = events.partB ?? (covers.includes('medicare') && isUnder65 ? today : undefined);
  if (starts === undefined) return [];
  return [{ id: 'medigap', kind: 'medigap', ...medigapPeriod(birth, starts) }];
}

/** The windows that events open. Events at 65 or later open no Marketplace window in this list. */
function eventDeadlines(situation: DeadlineAnswers): Deadline[] {
  const { birth, events } = situation;
  const month = medicareMonth(birth);
  const found: Deadline[] = [];
  if (hasMedicare(situation)) {
    // Whoever tells the plan before the move can change plans until the end of the second month after it (42 CFR
    // 422.62(b)(2)). Whoever tells the plan later has more time, so that this day is never too late.
    const { moved } = events;
    if (moved) found.push({ id: 'move', kind: 'medicareMove', opens: null, closes: monthEnd(moved, 2), event: moved });
    return found;
  }
  const medicaid = medicaidEnd(situation);
  const losses = new Set([events.stopped, events.lost, medicaid].filter((day) => day !== undefined && day < month));
  for (const day of losses) {
    if (!day) continue;
    // If two kinds of coverage end on one day, the longer window holds the shorter one.
    const kind = day === medicaid ? 'lostMedicaid' : 'lost';
    found.push({ id: `lost-${day}`, kind, ...specialPeriod(kind, day), event: day });
  }
  for (const kind of ['moved', 'married', 'baby'] as const) {
    const day = events[kind];
    if (day && day < month) found.push({ id: kind, kind, ...specialPeriod(kind, day), event: day });
  }
  return found;
}

/** Returns the first day of coverage for those who enroll in time: January 1 after an open enrollment begins. */
const coverageStart = ({ opens }: ImportantDate): Day => `${Number(opens.slice(0, 4)) + 1}-01-01`;

/**
 * The next open enrollment of each kind that fits the person: Medicare's or, until Medicare starts, the Marketplace's.
 * The one for Medicare Advantage is not for people with Part A alone, who cannot have such a plan (42 CFR 422.50(a)).
 * Medicare's also fits people who have let their first window pass, because most of them can have Part A at any time.
 */
function openEnrollments(situation: DeadlineAnswers, today: Day): Deadline[] {
  const { birth, covers, events } = situation;
  const partB = covers.includes('medicare') ? today : events.partB;
  const medicare = covers.includes('partA') ? today : partB;
  const isWith = (starts: Day | undefined, { closes }: ImportantDate): boolean =>
    starts !== undefined && starts <= closes;
  const isLate = !hasMedicare(situation) && initialPeriod(birth).closes < today && !isAtWork(situation, today);
  const fits = (window: ImportantDate): boolean => {
    if (window.id.startsWith('marketplace'))
      return !isWith(medicare, window) && coverageStart(window) < medicareMonth(birth);
    if (window.id.startsWith('medicare-advantage')) return isWith(partB, window);
    return isLate || isWith(medicare, window);
  };
  const named = (window: ImportantDate): ImportantDate => {
    if (!window.id.startsWith('medicare') || isWith(partB, window)) return window;
    return { ...window, note: isLate ? NO_PART_A_NOTE : PART_A_NOTE };
  };
  const seen = new Set<string>();
  return datesFrom(today)
    .filter(fits)
    .filter(({ id }) => {
      const kind = id.replace(/-\d+$/, '');
      return !seen.has(kind) && seen.add(kind);
    })
    .map(named)
    .map((window) => ({
      id: window.id,
      kind: 'openEnrollment',
      opens: window.opens,
      closes: window.closes,
      window,
    }));
}

/** What can be done on every day: applying for Medicaid (42 CFR 435.907) and for VA health care (38 CFR 17.36). */
function withoutDeadline(situation: DeadlineAnswers, today: Day): Deadline[] {
  const { birth, covers, events } = situation;
  const hasLostCover = (events.lostMedicaid ?? events.lost ?? events.stopped) !== undefined;
  const mayNeedMedicaid = hasLostCover || covers.some((cover) => cover === 'medicaid' || cover === 'none');
  const anyTime = (kind: 'medicaid' | 'va'): Deadline => ({ id: kind, kind, opens: null, closes: null });
  const partB = hasPartB(situation) ? 'has' : initialPeriod(birth).closes < today ? 'over' : 'ahead';
  return [
    ...(mayNeedMedicaid ? [anyTime('medicaid')] : []),
    ...(covers.includes('va') ? [{ ...anyTime('va'), partB } as const] : []),
  ];
}

/** Whether a deadline is over, open, still ahead, or has no date at all, as of a day. */
export function stateOf({ opens, closes }: Deadline, today: Day): 'over' | 'open' | 'ahead' | 'anyTime' {
  if (closes === null) return 'anyTime';
  if (closes < today) return 'over';
  return opens !== null && opens > today ? 'ahead' : 'open';
}

/** For an open enrollment, first the last day for coverage from January 1. Null without a date. */
export const lastDayOf = ({ closes, window }: Deadline, today: Day): Day | null =>
  window?.januaryFirstBy && window.januaryFirstBy >= today ? window.januaryFirstBy : closes;

/** Returns the day on which something happens next: the first day of what is ahead, else the last day that counts. */
export const nextDayOf = (deadline: Deadline, today: Day): Day | null =>
  stateOf(deadline, today) === 'ahead' ? deadline.opens : lastDayOf(deadline, today);

const ORDER = { open: 0, ahead: 0, anyTime: 1, over: 2 };

/**
 * Returns everything that a person has to do until some day, the next day first, then what can be done at any time, and
 * at last what is over. Each rule names its source. The rules do not know about disability, kidney failure, TRICARE, or
 * coverage from abroad.
 */
export function deadlinesOf(situation: DeadlineAnswers, today: Day): Deadline[] {
  const all = [
    ...signUpDeadlines(situation, today),
    ...creditDeadline(situation, today),
    ...drugDeadline(situation, today),
    ...medigapDeadline(situation, today),
    ...eventDeadlines(situation),
    ...openEnrollments(situation, today),
    ...withoutDeadline(situation, today),
  ];
  const rank = (deadline: Deadline): string =>
    `${ORDER[stateOf(deadline, today)]} ${nextDayOf(deadline, today) ?? ''} ${deadline.closes ?? ''}`;
  return all.toSorted((a, b) => rank(a).localeCompare(rank(b)));
}
