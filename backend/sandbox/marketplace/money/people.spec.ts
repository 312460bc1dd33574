import { ageOf, creditPeople, pricedPeople, usesTobacco } from './people.js';

const NEW_YEAR = new Date('2027-01-01T00:00:00Z');

describe('people in a plan request', () => {
  it('have their age on the day coverage begins, and a given age takes precedence', () => {
    expect(ageOf({ dob: '1987-01-01' }, NEW_YEAR)).toBe(40);
    expect(ageOf({ dob: '1987-01-02' }, NEW_YEAR)).toBe(39);
    expect(ageOf({ age: 50, dob: '1987-01-02' }, NEW_YEAR)).toBe(50);
  });

  it('under 21 are charged for the three oldest only', () => {
    const family = [40, 4, 20, 12, 8, 22].map((age) => ({ age }));
    expect(pricedPeople(family, NEW_YEAR).map(({ age }) => age)).toEqual([40, 20, 12, 8, 22]);
  });

  it('with other coverage are not charged and get no tax credit', () => {
    const couple = [{ age: 66, has_mec: true }, { age: 60 }];
    expect(pricedPeople(couple, NEW_YEAR)).toEqual([{ age: 60 }]);
    expect(creditPeople(couple, NEW_YEAR)).toEqual([{ age: 60 }]);
  });

  it('who request prices only for themselves see prices even with other coverage, but get no tax credit', () => {
    const veteran = [{ age: 60, has_mec: true }];
    expect(pricedPeople(veteran, NEW_YEAR)).toEqual(veteran);
    expect(creditPeople(veteran, NEW_YEAR)).toEqual([]);
  });

  it('are tobacco users by the flag, or by the date of last use within the look-back period', () => {
    expect(usesTobacco({ uses_tobacco: true }, 40, NEW_YEAR, 6)).toBe(true);
    expect(usesTobacco({ uses_tobacco: true }, 17, NEW_YEAR, 6)).toBe(false);
    expect(usesTobacco({ last_tobacco_use_date: '2026-08-01' }, 40, NEW_YEAR, 6)).toBe(true);
    expect(usesTobacco({ uses_tobacco: true, last_tobacco_use_date: '2026-06-30' }, 40, NEW_YEAR, 6)).toBe(false);
  });
});
