import type { AuditFilter } from '#contract/api/audit.contract.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The instant at which a day, or with `later` 1 the next one, begins here. A text that is no day stays unchanged. */
function startOf(text: string, later: 0 | 1): string {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return DAY.test(text) ? new Date(year, month - 1, date + later).toISOString() : text;
}

/**
 * Replaces the days of a filter by the instants at which they begin and end in the browser's time zone, in which the
 * entries are shown: a filter for a day finds exactly the entries with that date.
 */
export const inBrowserZone = ({ from, to, ...rest }: AuditFilter): AuditFilter => ({
  ...rest,
  ...(from !== undefined && { from: startOf(from, 0) }),
  ...(to !== undefined && { to: startOf(to, 1) }),
});

/** Returns the name of the browser's time zone as people say it, such as Eastern Time. */
export const zoneName = (): string =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/^GMT\+00:00$/, 'UTC') ?? 'UTC';
