import { ageOf, creditPeople, pricedPeople, usesTobacco } from './people.js';

const NEW_YEAR = new Date('2027-01-01T00:00:00Z');

describe('people', () => {
  it('have the age of the day on which cover begins, and a given age wins', () => {
    expect(ageOf({ dob: '1987-01-01' }, NEW_YEAR)).toBe(40);
    expect(ageOf({ dob: '1987-01-02' }, NEW_YEAR)).toBe(39);
    expect(ageOf({ age: 50, dob: '1987-01-02' }, NEW_YEAR)).toBe(50);
  });

  it('pay for at most three children under 21, the oldest', () => {
    const family = [40, 4, 20, 12, 8, 22].map((age) => ({ age }));
    expect(pricedPeople(family, NEW_YEAR).map(({ age }) => age)).toEqual([40, 20, 12, 8, 22]);
  });

  it('with other coverage are neither priced nor credited', () => {
    const couple = [{ age: 66, has_mec: true }, { age: 60 }];
    expect(pricedPeople(couple, NEW_YEAR)).toEqual([{ age: 60 }]);
    expect(creditPeople(couple, NEW_YEAR)).toEqual([{ age: 60 }]);
  });

  it('who ask alone are priced even with other coverage, but get no credit', () => {
    const veteran = [{ age: 60, has_mec: true }];
    expect(pricedPeople(veteran, NEW_YEAR)).toEqual(veteran);
    expect(creditPeople(veteran, NEW_YEAR)).toEqual([]);
  });

  it('are tobacco users by the flag, or by the date within the look-back', () => {
    expect(usesTobacco({ uses_tobacco: true }, 40, NEW_YEAR, 6)).toBe(true);
    expect(usesTobacco({ uses_tobacco: true }, 17, NEW_YEAR, 6)).toBe(false);
    expect(usesTobacco({ last_tobacco_use_date: '2026-08-01' }, 40, NEW_YEAR, 6)).toBe(true);
    expect(usesTobacco({ uses_tobacco: true, last_tobacco_use_date: '2026-06-30' }, 40, NEW_YEAR, 6)).toBe(false);
  });
});
