import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { addDays } from '#contract/deadlines/days.js';

/** Days for which people can choose a Marketplace plan after a birth. */
const WINDOW = 60;

/**
 * Returns answers of somebody whose window after the birth of a child ends in a number of days, as of a day
 * (YYYY-MM-DD). Other last days may follow from the season.
 */
export const answersFor = (daysLeft: number, today = new Date().toISOString().slice(0, 10)): DeadlineAnswers => ({
  birth: '1990-05-15',
  covers: ['medicaid'],
  events: { baby: addDays(today, daysLeft - WINDOW) },
});
