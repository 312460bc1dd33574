import { readFacts, readLines } from './fact-file.js';

export interface County {
  fips: string;
  name: string;
  state: string;
}

/**
 * Kinds of marketplaces: HealthCare.gov (`federal`), the marketplace of a state that enrolls people through
 * HealthCare.gov (`federal-platform`), the marketplace of a state with its own website (`own`), and no marketplace, as
 * in the territories (`none`).
 */
const KINDS = ['federal', 'federal-platform', 'own', 'none'] as const;
export type MarketplaceKind = (typeof KINDS)[number];

export interface State {
  abbreviation: string;
  fips: string;
  name: string;
  marketplace: MarketplaceKind;
  /** Undefined if it has existed for many years, or if there is none. */
  ownExchangeSince: number | undefined;
  /** Name and https address of the state's own exchange. Both are empty if the state has no exchange of its own. */
  exchangeName: string;
  exchangeUrl: string;
}

interface PlacesData {
  countiesByZip: ReadonlyMap<string, string>;
  counties: ReadonlyMap<string, County & { ratingArea: number | undefined }>;
  states: ReadonlyMap<string, State>;
}

/** From HUD's list of ZIP codes. Kept in memory, so lookups are fast. */
export class Places {
  constructor(private readonly data: PlacesData) {}

  get zips(): Iterable<string> {
    return this.data.countiesByZip.keys();
  }

  get states(): readonly State[] {
    return [...this.data.states.values()];
  }

  /** The county with the most addresses first. Empty for an unknown ZIP code. */
  countiesOf(zip: string): County[] {
    const codes = this.data.countiesByZip.get(zip);
    return codes === undefined ? [] : codes.split(' ').flatMap((fips) => this.county(fips) ?? []);
  }

  county(fips: string): County | undefined {
    const county = this.data.counties.get(fips);
    return county && { fips: county.fips, name: county.name, state: county.state };
  }

  ratingArea(fips: string): number | undefined {
    return this.data.counties.get(fips)?.ratingArea;
  }

  state(abbreviation: string): State | undefined {
    return this.data.states.get(abbreviation);
  }

  /** Undefined if there is no such state. */
  marketplaceOf(abbreviation: string, planYear: number): MarketplaceKind | undefined {
    const state = this.state(abbreviation);
    const isNotYet = state?.ownExchangeSince !== undefined && planYear < state.ownExchangeSince;
    return isNotYet ? 'federal-platform' : state?.marketplace;
  }
}

let loaded: Places | undefined;

/** Read on the first call only. Throws an Error if a file is missing or damaged. */
export function loadPlaces(): Places {
  loaded ??= new Places({ countiesByZip: readZips(), counties: readCounties(), states: readStates() });
  return loaded;
}

function readZips(): Map<string, string> {
  return new Map(readLines('zip-counties.csv.gz').lines.map((line) => [line.slice(0, 5), line.slice(6)]));
}

function readCounties(): PlacesData['counties'] {
  return new Map(
    readFacts('counties.csv.gz').map((row) => {
      const fips = row.text('county');
      return [fips, { fips, name: row.text('name'), state: row.text('state'), ratingArea: row.number('rating_area') }];
    }),
  );
}

function readStates(): PlacesData['states'] {
  return new Map(
    readFacts('states.csv').map((row) => {
      const abbreviation = row.text('abbreviation');
      const marketplace = KINDS.find((kind) => kind === row.text('marketplace'));
      if (!marketplace) throw new Error(`nobody is named who runs the marketplace of ${abbreviation}`);
      const state: State = {
        abbreviation,
        fips: row.text('fips'),
        name: row.text('name'),
        marketplace,
        ownExchangeSince: row.number('own_exchange_since'),
        exchangeName: row.text('exchange_name'),
        exchangeUrl: row.text('exchange_url'),
      };
      return [abbreviation, state];
    }),
  );
}
