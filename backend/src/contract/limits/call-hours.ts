import type { CONTACT_WINDOWS } from './consent.js';

/** First hour of each window in which a person wants to be called, and the hour at which the window ends (0 to 24). */
export const WINDOW_HOURS: Readonly<Record<(typeof CONTACT_WINDOWS)[number], readonly [number, number]>> = {
  'Morning (8–11a)': [8, 11],
  'Midday (11a–2p)': [11, 14],
  'Afternoon (2–5p)': [14, 17],
  'Evening (5–8p)': [17, 20],
};

/**
 * Hours of the day in which people who chose no window may be called. Federal law allows sales calls from 8 AM to 9 PM
 * of the person who is called (47 CFR 64.1200(c)(1)). Several states, such as Florida, end at 8 PM.
 */
export const CALL_HOURS: readonly [number, number] = [8, 20];
