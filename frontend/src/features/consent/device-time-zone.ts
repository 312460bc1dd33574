import { US_TIME_ZONE_NAMES, type UsTimeZone } from '#contract/limits/consent.js';

const [WINTER, SUMMER] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/** Writes the clock of a time zone on a winter and on a summer day. Zones with the same text have the same time. */
function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${format.format(WINTER)}, ${format.format(SUMMER)}`;
}

/**
 * Returns the time zone of the United States that has the same time as the device. Devices name the nearest large town,
 * such as America/Detroit, which has the time of New York. The result is null if the device is elsewhere or tells no
 * time zone.
 */
export function deviceTimeZone(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): UsTimeZone | null {
  try {
    const clock = clockOf(zone);
    return US_TIME_ZONE_NAMES.find((one) => clockOf(one) === clock) ?? null;
  } catch {
    return null;
  }
}
