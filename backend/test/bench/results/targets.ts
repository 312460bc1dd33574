import { BROWSER_TARGETS } from './browser-targets.js';
import type { Target } from './goal.js';
import { SERVER_TARGETS } from './server-targets.js';

const ALL = { ...SERVER_TARGETS, ...BROWSER_TARGETS };
export type TargetId = keyof typeof ALL;

/** Returns the sort position of a performance target. Targets without a number come last. */
const placeOf = ({ number }: Target): number => Number(number.slice(1)) || Infinity;

/** All performance targets of the website, by id and in the order of their numbers. */
export const TARGETS = Object.fromEntries(
  Object.entries<Target>(ALL).toSorted(([, a], [, b]) => Math.sign(placeOf(a) - placeOf(b)) || 0),
) as Readonly<Record<TargetId, Target>>;
