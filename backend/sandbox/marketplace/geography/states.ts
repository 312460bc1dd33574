import { loadPlaces } from '#modules/facts/index.js';

/** Whether the Marketplace API covers a state in a plan year. */
export function isServed(abbreviation: string, year: number): boolean {
  const marketplace = loadPlaces().marketplaceOf(abbreviation, year);
  return marketplace === 'federal' || marketplace === 'federal-platform';
}

/** Returns the two-letter code of a county's state. The first two digits of a county's code stand for the state. */
export function stateOfFips(fips: string): string | undefined {
  return loadPlaces().states.find((state) => state.fips === fips.slice(0, 2))?.abbreviation;
}
