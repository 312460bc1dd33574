import type { Deadline, DeadlineKind } from './rules.js';

/** The names under which people see deadlines: on the page, in calendars and in mails. */
export const DEADLINE_TITLES: Readonly<Record<Exclude<DeadlineKind, 'openEnrollment'>, string>> = {
  soonest: 'Medicare as soon as you can get it',
  initial: 'Your first Medicare window',
  working: 'Medicare while you work',
  partB: 'Part B after work ends',
  afterMedicaid: 'Medicare after Medicaid ends',
  creditEnds: 'Your tax credit when Medicare starts',
  general: 'Late sign-up for Medicare',
  drugs: 'A Medicare drug plan',
  medigap: 'Buy Medigap at the normal price',
  medicareMove: 'New Medicare plan after your move',
  lost: 'Marketplace plan after you lose coverage',
  lostMedicaid: 'Marketplace plan after Medicaid or CHIP',
  moved: 'Marketplace plan after your move',
  married: 'Marketplace plan after your wedding',
  baby: 'Marketplace plan for your new child',
  medicaid: 'Medicaid and CHIP',
  va: 'VA health care',
};

/** Returns the name of a deadline. An open enrollment has the name that comes with its dates. */
export function titleOf({ kind, window }: Deadline): string {
  if (kind !== 'openEnrollment') return DEADLINE_TITLES[kind];
  if (!window) throw new Error('an open enrollment without its dates');
  return window.label;
}
