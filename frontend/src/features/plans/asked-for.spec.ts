import { askedFor } from './asked-for.js';

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
