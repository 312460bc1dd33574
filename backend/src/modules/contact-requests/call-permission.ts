import type { CallPermission } from '#contract/api/contact-requests.contract.js';
import { CALL_HOURS, WINDOW_HOURS } from '#contract/limits/consent.js';
import type { Agreement } from './agreement.js';
import { ALL_STATES } from './state-time-zones.js';

interface Question {
  readonly agreement: Pick<Agreement, 'channel' | 'window'> | null;
  readonly hasNumber: boolean;
  /** Time zones in which the person may be, or null if nothing is known about that. */
  readonly zones: readonly string[] | null;
  readonly now: Date;
}

const HOUR_MS = 60 * 60 * 1_000;
/** Number of hours in which the next allowed time is looked for. Each window of a day comes at least once in them. */
const HOURS_AHEAD = 48;

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Returns the hour of the day (0 to 23) in a time zone. */
function hourIn(zone: string, at: number): number {
  const formatter =
    formatters.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  formatters.set(zone, formatter);
  return Number(formatter.format(at));
}

const hoursOf = (window: string | null): readonly [number, number] =>
  Object.entries(WINDOW_HOURS).find(([name]) => name === window)?.[1] ?? CALL_HOURS;

/**
 * Decides whether a person may be called now: only with a consent that covers calls, and only in the hours that the
 * person chose, by the clock of the person. If the person may be in several time zones, the hour must fit in each of
 * them. If the time zone is unknown, it must fit in all 50 states.
 */
export function callPermission({ agreement, hasNumber, zones, now }: Question): CallPermission {
  const nothing = { from: null, until: null, zone: zones?.length === 1 ? (zones[0] ?? null) : null };
  if (!agreement) return { ...nothing, answer: 'noConsent' };
  if (agreement.channel !== null && agreement.channel !== 'phone') return { ...nothing, answer: 'otherWays' };
  if (!hasNumber) return { ...nothing, answer: 'noNumber' };
  const [first, end] = hoursOf(agreement.window);
  const fits = (at: number): boolean =>
    (zones ?? ALL_STATES).every((zone) => hourIn(zone, at) >= first && hourIn(zone, at) < end);
  const isNow = fits(now.getTime());
  // Time zones of the United States differ from UTC by whole hours, so the answer can only change at a full hour.
  const nextHour = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  const hours = Array.from({ length: HOURS_AHEAD }, (_, index) => nextHour + index * HOUR_MS);
  const change = hours.find((at) => fits(at) !== isNow);
  const changeAt = change === undefined ? null : new Date(change).toISOString();
  if (isNow) return { ...nothing, answer: 'now', until: changeAt };
  return { ...nothing, answer: zones && changeAt ? 'later' : 'zoneUnknown', from: changeAt };
}
