import type { DatabaseSync } from 'node:sqlite';
import type { ProviderSearch } from '../catalog/catalog.js';
import { textIn } from '../import/database.js';
import type { Provider, ProviderAddress, ProviderAnswer } from '../wire/provider.js';
import { readProvider } from './stored.js';

const MOST_FOUND = 20;
/** Maximum number of providers with a matching name that are read from the database and then sorted by distance. */
const MOST_COMPARED = 2000;

const FIND = `
select p.npi, p.name, p.data
from provider p
where substr(p.issuer, 6, 2) in (select value from json_each(?))
  and not exists (select 1 from json_each(?) word where instr(lower(p.name), word.value) = 0)
group by p.npi limit ${MOST_COMPARED}`;

export class ImportedProviders {
  private readonly search;
  private readonly listed;
  private readonly inDirectory;
  private readonly elsewhere;
  private readonly details;

  constructor(database: DatabaseSync) {
    this.search = database.prepare(FIND);
    this.listed = database.prepare('select 1 from provider_plan where plan_id = ? and year = ? and npi = ?');
    this.inDirectory = database.prepare('select 1 from provider_plan where plan_id = ? and year = ? limit 1');
    this.elsewhere = database.prepare(
      'select 1 from provider_plan where npi = ? and year = ? and plan_id >= ? and plan_id < ? limit 1',
    );
    this.details = database.prepare('select data from provider where npi = ? and issuer = ?');
  }

  /** Those in the ZIP code come first, then those whose ZIP codes have the same first three digits. */
  find({ words, zipcode, types }: ProviderSearch, states: readonly string[]): Provider[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    return this.search
      .all(JSON.stringify(states), JSON.stringify(wanted))
      .map((row) => ({ row, ...readProvider(textIn(row, 'data')) }))
      .filter(({ provider_type: type }) => types.has(type))
      .map(({ row, addresses, ...details }) => ({
        distance: Math.min(3, ...addresses.map((address) => distanceOf(address, zipcode))),
        provider: { npi: textIn(row, 'npi'), name: textIn(row, 'name'), ...details },
      }))
      .toSorted((a, b) => a.distance - b.distance || a.provider.name.localeCompare(b.provider.name, 'en'))
      .slice(0, MOST_FOUND)
      .map(({ provider }) => provider);
  }

  /**
   * Returns whether a provider is in a plan's network. If the issuer lists the provider only for its other plans of the
   * year, the provider is not in the network. If the issuer does not list the provider or the plan at all, the result
   * is unknown, because some files of the issuer's directory may not have been imported.
   */
  coverage(planId: string, npi: string, year: number): ProviderAnswer {
    const issuer = planId.slice(0, 7);
    const details = this.details.all(npi, issuer).map((row) => readProvider(textIn(row, 'data')));
    const accepting = details[0]?.accepting ?? 'unknown';
    if (this.listed.get(planId, year, npi)) {
      return { coverage: 'Covered', addresses: details.flatMap(({ addresses }) => addresses), accepting };
    }
    const isKnown = this.inDirectory.get(planId, year) && this.elsewhere.get(npi, year, issuer, `${issuer}~`);
    return { coverage: isKnown ? 'NotCovered' : 'DataNotProvided', addresses: [], accepting: 'unknown' };
  }
}

function distanceOf({ zipcode }: ProviderAddress, wanted: string): number {
  if (zipcode === wanted) return 0;
  return zipcode !== '' && zipcode.slice(0, 3) === wanted.slice(0, 3) ? 1 : 2;
}
