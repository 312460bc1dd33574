import { US_TIME_ZONE_NAMES, type UsTimeZone } from '#contract/limits/consent.js';

const [WINTER, SUMMER] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/** Writes the clock of a time zone on a winter and on a summer day. Zones with the same text have the same time. */
function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${format.format(WINTER)}, ${format.format(SUMMER)}`;
}

/**
 * The US time zone with the same time as the device, which names the nearest large town: America/Detroit has the time
 * of New York. Null if the device is elsewhere or tells no zone.
 */
export function deviceTimeZone(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): UsTimeZone | null {
  try {
    const clock = clockOf(zone);
    return US_TIME_ZONE_NAMES.find((one) => clockOf(one) === clock) ?? null;
  } catch {
    return null;
  }
}
