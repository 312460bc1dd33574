import type { ReactNode } from 'react';
import type { OwnDate } from '../deadlines/index.js';

/** What the dashboard shows of a signed-in person's account besides saved plans. */
export interface Own {
  readonly news: ReactNode;
  /** The person's own dates, or null without saved answers about deadlines. */
  readonly dates: readonly OwnDate[] | null;
  /**
   * Ages of the people in the newest saved search or plan. If there is none, they are the ages that the person may have
   * by the age range of their sign-up. The list is empty if nothing is known.
   */
  readonly ages: readonly number[];
  /** Says that the saved answers could not be looked up. */
  readonly problem: ReactNode;
}
export const NOTHING_OWN: Own = { news: null, dates: null, ages: [], problem: null };
