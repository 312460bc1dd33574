import type { PlanSearch } from '#contract/api/plans.contract.js';
import { GENDERS } from '#contract/limits/fields.js';
import { CARE_LEVELS } from '#contract/limits/plans.js';
import { loadPlaces } from '#modules/facts/index.js';
import { seeded } from '../harness/seeded.js';

const places = loadPlaces();
const zips = [...places.zips];

/** Returns a generator of random searches in the states that HealthCare.gov serves, always the same for a seed. */
export function randomHouseholds(seed: number) {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const chance = (share: number): boolean => random() < share;
  const shuffled = <T>(values: readonly T[]): T[] =>
    values
      .map((value) => ({ value, rank: random() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ value }) => value);

  /** Returns a random place whose plans HealthCare.gov sells in the given year. */
  function place(year: number): PlanSearch['place'] {
    const zipcode = zips[below(zips.length)] ?? '';
    const [county] = shuffled(places.countiesOf(zipcode));
    const isServed = county && places.marketplaceOf(county.state, year)?.startsWith('federal');
    return isServed ? { countyfips: county.fips, state: county.state, zipcode } : place(year);
  }

  function search(): PlanSearch {
    const year = chance(0.5) ? 2026 : 2027;
    const people = Array.from({ length: 1 + below(5) }, () => ({
      age: below(65),
      aptc_eligible: chance(0.85),
      ...(chance(0.5) && { gender: chance(0.5) ? GENDERS[0] : GENDERS[1] }),
      ...(chance(0.5) && { uses_tobacco: chance(0.3) }),
      ...(chance(0.1) && { is_pregnant: true }),
      ...(chance(0.2) && { is_parent: true }),
      ...(chance(0.3) && { utilization_level: CARE_LEVELS[below(CARE_LEVELS.length)] }),
    }));
    return { household: { income: below(180_000), people }, market: 'Individual', place: place(year), year };
  }
  return { below, chance, shuffled, search };
}
