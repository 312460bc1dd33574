import sources from '#data/sources.json' with { type: 'json' };

interface DataSource {
  readonly title: string;
  readonly asOf: string;
  readonly origin: string;
  readonly terms: string;
  /** A sentence that the publisher of the data requires. Every product that uses the data must show the sentence. */
  readonly attribution?: string;
  readonly gaps?: string;
  /** Day (YYYY-MM-DD) or month (YYYY-MM) in which the data set was last compared with its source. */
  readonly checkedOn: string;
}

export const DATA_SOURCES: readonly DataSource[] = Object.values(sources);

/** Formats the day or month of the last check in words, such as "November 22, 2026" or "November 2026". */
export const formatCheckedOn = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: date.length > 'YYYY-MM'.length ? 'numeric' : undefined,
    timeZone: 'UTC',
  });
