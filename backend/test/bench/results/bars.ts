import { BROWSER_BARS } from './browser-bars.js';
import type { Bar } from './goal.js';
import { SERVER_BARS } from './server-bars.js';

const ALL = { ...SERVER_BARS, ...BROWSER_BARS };
export type BarId = keyof typeof ALL;

/** Returns the sort position of a performance target. Targets without a number come last. */
const placeOf = ({ number }: Bar): number => Number(number.slice(1)) || Infinity;

/** All performance targets of the website (bars), by id and in the order of their numbers. */
export const BARS = Object.fromEntries(
  Object.entries<Bar>(ALL).toSorted(([, a], [, b]) => Math.sign(placeOf(a) - placeOf(b)) || 0),
) as Readonly<Record<BarId, Bar>>;
