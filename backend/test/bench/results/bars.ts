import { BROWSER_BARS } from './browser-bars.js';
import type { Bar } from './goal.js';
import { SERVER_BARS } from './server-bars.js';

const ALL = { ...SERVER_BARS, ...BROWSER_BARS };
export type BarId = keyof typeof ALL;

/** Returns the place of a bar among the others. Bars without a number come last. */
const placeOf = ({ number }: Bar): number => Number(number.slice(1)) || Infinity;

/** All bars of the website's performance, by id, in the order of their numbers. */
export const BARS = Object.fromEntries(
  Object.entries<Bar>(ALL).toSorted(([, a], [, b]) => Math.sign(placeOf(a) - placeOf(b)) || 0),
) as Readonly<Record<BarId, Bar>>;
