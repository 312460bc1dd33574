import sources from '#data/sources.json' with { type: 'json' };

/** Describes a list of facts that ships with the site: its content, age, source and gaps. */
interface DataSource {
  readonly title: string;
  readonly asOf: string;
  readonly origin: string;
  readonly terms: string;
  /** Sentence that every product using the facts must show, at the request of their publisher. */
  readonly attribution?: string;
  readonly gaps?: string;
  /** Day (YYYY-MM-DD) or month (YYYY-MM) in which the list was last compared with its source. */
  readonly checkedOn: string;
}

/** All lists of facts that ship with the site, for the page "About our data". */
export const DATA_SOURCES: readonly DataSource[] = Object.values(sources);
