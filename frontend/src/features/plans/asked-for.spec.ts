import { askedFor, pricedFor } from './asked-for.js';

const person = { age: 58, aptc_eligible: true };
const place = { countyfips: '48113', state: 'TX', zipcode: '75001' };
const dallas = { fips: '48113', name: 'Dallas County', state: 'TX' };

describe('the line that says what figures are for', () => {
  it('names year, ZIP code, county and how many people, and no more', () => {
    expect(askedFor({ household: { income: 90_000, people: [person, person] }, place, year: 2026 }, [dallas])).toBe('Plans for 2026, ZIP code 75001, Dallas County, TX, 2 people.');
  });

  it('goes without the county while its name is not known', () => {
    expect(askedFor({ household: { income: 90_000, people: [person] }, place, year: 2027 }, [{ ...dallas, fips: '48085' }])).toBe('Plans for 2027, ZIP code 75001, 1 person.');
  });
});

describe('whom the prices are for', () => {
  const covered = { age: 66, aptc_eligible: false, has_mec: true };
  const told = (people: readonly { age: number; aptc_eligible: boolean }[], ...priced: boolean[]): string =>
    pricedFor({ household: { income: 1, people: [...people] } }, { people: priced.map((is_priced) => ({ is_priced, is_medicaid_chip: false, in_coverage_gap: false })) });

  it.each<[string, string]>([
    [told([person], true), ''],
    [told([person, person], true, true), ''],
    [told([covered, person], false, true), 'Prices are for 1 of 2 people: person 2 (age 58). The others are not in the price. They have other coverage, or may get Medicaid or CHIP.'],
    [told([person, covered, person], true, false, true), 'Prices are for 2 of 3 people: person 1 (age 58), person 3 (age 58). The others are not in the price. They have other coverage, or may get Medicaid or CHIP.'],
    [told([{ age: 50, aptc_eligible: false }], true), 'These are full prices. Other coverage rules out a tax credit.'],
    [told([covered, { age: 64, aptc_eligible: false }], false, true), 'Prices are for 1 of 2 people: person 2 (age 64). The others are not in the price. They have other coverage, or may get Medicaid or CHIP. These are full prices. Other coverage rules out a tax credit.'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
