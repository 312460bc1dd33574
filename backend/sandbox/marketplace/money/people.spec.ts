import { creditPeople, pricedPeople, usesTobacco } from './people.js';

describe('people in a plan request', () => {
  it('under 21 are charged for the three oldest only', () => {
    const family = [40, 4, 20, 12, 8, 22].map((age) => ({ age }));
    expect(pricedPeople(family).map(({ age }) => age)).toEqual([40, 20, 12, 8, 22]);
  });

  it('with other coverage are not charged and get no tax credit', () => {
    const couple = [{ age: 66, has_mec: true }, { age: 60 }];
    expect(pricedPeople(couple)).toEqual([{ age: 60 }]);
    expect(creditPeople(couple)).toEqual([{ age: 60 }]);
  });

  it('who request prices only for themselves see prices even with other coverage, but get no tax credit', () => {
    const veteran = [{ age: 60, has_mec: true }];
    expect(pricedPeople(veteran)).toEqual(veteran);
    expect(creditPeople(veteran)).toEqual([]);
  });

  it('pay the tobacco rate from age 18 on', () => {
    expect([17, 18].map((age) => usesTobacco({ age, uses_tobacco: true }))).toEqual([false, true]);
  });
});
