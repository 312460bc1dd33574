import sources from '#data/sources.json' with { type: 'json' };

/** A list of facts that ships with the site: what it is, how old it is, where it comes from and what it lacks. */
interface DataSource {
  readonly title: string;
  readonly asOf: string;
  readonly origin: string;
  readonly terms: string;
  /** Sentence that the publisher asks every product that uses the facts to show. */
  readonly attribution?: string;
  readonly gaps?: string;
  /** Day (YYYY-MM-DD) or month (YYYY-MM) in which the list was last compared with its origin. */
  readonly checkedOn: string;
}

/** All lists of facts that ship with the site, for the page "About our data". */
export const DATA_SOURCES: readonly DataSource[] = Object.values(sources);
