import { PRICED_PEOPLE } from '../../messages/answers/search-summary.js';
import { peopleNames } from './people-names.js';
import { draftFromSearch } from './search-draft.js';
import { pricedForText, pricedPeopleText, searchFacts, searchSummary } from './search-summary.js';

const person = { age: 58, aptc_eligible: true };
const place = { countyfips: '48113', state: 'TX', zipcode: '75001' };
const dallas = { fips: '48113', name: 'Dallas County', state: 'TX' };

describe('the summary of a search', () => {
  const search = { household: { income: 90_000, people: [person] }, market: 'Individual' as const, place, year: 2026 };
  const known = { counties: [dallas], hasOwnCare: false };

  it("names the year, the place, the income and each person's answers", () => {
    const people = [
      {
        ...person,
        gender: 'Female' as const,
        uses_tobacco: true,
        is_pregnant: true,
        is_parent: true,
        utilization_level: 'High' as const,
      },
      { age: 40, aptc_eligible: false, gender: 'Male' as const, uses_tobacco: false },
    ];
    expect(
      searchSummary({ search: { ...search, household: { income: 90_000, people } }, kinds: ['none', 'va'] }, known),
    ).toBe(
      'Plans for 2026, ZIP code 75001, Dallas County, TX. Household income: $90,000 a year. ' +
        'Person 1: age 58, female, uses tobacco, pregnant, parent or caretaker of a child under 19, ' +
        'no other coverage. ' +
        'Person 2: age 40, male, no tobacco, VA health care. Expected care: a lot.',
    );
  });

  it("mentions missing answers and the person's own count of care, and the county once its name is loaded", () => {
    expect(searchSummary({ search, kinds: [''] }, { counties: [{ ...dallas, fips: '48085' }], hasOwnCare: true })).toBe(
      'Plans for 2026, ZIP code 75001. Household income: $90,000 a year. ' +
        '1 person: age 58, gender not given, tobacco use not given, other coverage not given. ' +
        'Expected care: own visits and medicines.',
    );
  });

  it('says that the income was not said, and names no amount', () => {
    const unsaid = { ...search, household: { income: null, people: [person] } };
    expect(searchSummary({ search: unsaid, kinds: null }, known)).toContain('No income given.');
    expect(searchFacts(unsaid, known)).toContain('No income given');
    expect(`${searchFacts(unsaid, known).join()} ${searchSummary({ search: unsaid, kinds: null }, known)}`).not.toMatch(
      /\$|null|NaN/,
    );
  });

  it('says whether there is other coverage, but not which kind if only the stored search is known', () => {
    const people = [person, { ...person, aptc_eligible: false }, { ...person, has_mec: false }];
    const text = searchSummary({ search: { ...search, household: { income: 1, people } }, kinds: null }, known);
    expect(text).toContain('tobacco use not given, other coverage not given. Person 2');
    expect(text).toContain('tobacco use not given, other coverage.');
    expect(text).toContain('tobacco use not given, no other coverage.');
  });
});

const FULL_PRICES = 'Full prices: you can’t get a tax credit with your other coverage.';

describe('the line below a price', () => {
  const household = {
    income: 1,
    people: [
      { ...person, age: 63 },
      { ...person, age: 61 },
    ],
  };
  const line = (...priced: boolean[]) =>
    pricedForText(
      { household, year: 2026 },
      { people: priced.map((is_priced) => ({ is_priced, is_medicaid_chip: false, in_coverage_gap: false })) },
    );

  it('names the people whom the price covers, as the line with the answers does', () => {
    const search = { household, market: 'Individual' as const, place, year: 2026 };
    const [people] = searchFacts(search, { counties: [], hasOwnCare: false });
    expect([people, line(true, true)]).toEqual(['2 people, 63 and 61', `For ${people}, in 2026`]);
  });

  it('leaves out those whom it does not cover, and is not shown if it covers nobody', () => {
    expect([line(false, true), line(false, false), line()]).toEqual(['For 1 person, 61, in 2026', null, null]);
  });
});

describe('the sentence that says for whom the prices are', () => {
  const covered = { age: 66, aptc_eligible: false, has_mec: true };
  const sentence = (people: readonly { age: number; aptc_eligible: boolean }[], ...priced: boolean[]): string =>
    pricedPeopleText(
      { household: { income: 1, people: [...people] } },
      { people: priced.map((is_priced) => ({ is_priced, is_medicaid_chip: false, in_coverage_gap: false })) },
    );

  it.each<[string, string]>([
    [sentence([person], true), ''],
    [sentence([person, person], true, true), ''],
    [
      sentence([covered, person], false, true),
      'Prices are for 1 of 2 people: person 2 (age 58). ' +
        'The price leaves out person 1 (age 66) because of other coverage.',
    ],
    [
      sentence([person, covered, person], true, false, true),
      'Prices are for 2 of 3 people: person 1 (age 58) and person 3 (age 58). ' +
        'The price leaves out person 2 (age 66) because of other coverage.',
    ],
    [
      sentence([person, person], false, true),
      'Prices are for 1 of 2 people: person 2 (age 58). ' +
        'The price leaves out person 1 (age 58), who may get Medicaid or CHIP.',
    ],
    [sentence([{ age: 50, aptc_eligible: false }], true), FULL_PRICES],
    [
      sentence([covered, { age: 64, aptc_eligible: false }], false, true),
      'Prices are for 1 of 2 people: person 2 (age 64). ' +
        `The price leaves out person 1 (age 66) because of other coverage. ${FULL_PRICES}`,
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });

  it('names the kind of the other coverage', () => {
    const said = pricedPeopleText(
      { household: { income: 1, people: [covered, person] } },
      { people: [false, true].map((is_priced) => ({ is_priced, is_medicaid_chip: false, in_coverage_gap: false })) },
      ['va', ''],
    );
    expect(said).toContain('The price leaves out person 1 (age 66) because of VA health care.');
  });
});

describe('the names of the people', () => {
  const people = [person, { ...person, age: 57 }, { ...person, age: 9 }, { ...person, age: 6 }];
  const entries = draftFromSearch(
    {
      household: { income: 1, people },
      market: 'Individual',
      place: { countyfips: '', state: '', zipcode: '' },
      year: 1,
    },
    [null, 'spouse', 'child', 'child'],
  );
  const all = [0, 1, 2, 3];

  it.each([
    [all, 'you (age 58), your spouse (age 57), and your children (ages 9 and 6)'],
    [[1, 3], 'your spouse (age 57) and your child (age 6)'],
  ])('to whoever entered them, %j are "%s"', (indices, names) => {
    expect(peopleNames(people, indices, entries)).toBe(names);
  });

  it('someone with a shared link is not one of them', () => {
    expect(peopleNames(people, all, undefined)).toBe(
      'person 1 (age 58), person 2 (age 57), and the children (ages 9 and 6)',
    );
  });

  it('an adult of another age than the entered spouse is no spouse', () => {
    expect(peopleNames([person, { ...person, age: 56 }], [1], entries)).toBe('person 2 (age 56)');
  });

  it('children who may get CHIP are one reason', () => {
    const helped = [true, true, false, false].map((is_priced) => ({
      is_priced,
      is_medicaid_chip: !is_priced,
      in_coverage_gap: false,
    }));
    expect(pricedPeopleText({ household: { income: 1, people } }, { people: helped }, null, entries)).toBe(
      'Prices are for 2 of 4 people: you (age 58) and your spouse (age 57). ' +
        'The price leaves out your children (ages 9 and 6), who may get Medicaid or CHIP.',
    );
  });
});

describe('the sentence that says why prices are full prices although the income is known', () => {
  type Estimate = Partial<Record<'is_medicaid_chip' | 'in_coverage_gap', boolean>>;
  const said = (
    estimates: readonly Estimate[],
    { aptc = 0, income = 50_000 as number | null, people = [person] } = {},
    credit_gap: 'noBenchmark' | null = null,
  ): string =>
    pricedPeopleText(
      { household: { income, people } },
      {
        aptc,
        credit_gap,
        income_limit: 62_600,
        people: estimates.map((estimate) => ({
          is_priced: true,
          is_medicaid_chip: false,
          in_coverage_gap: false,
          ...estimate,
        })),
      },
    );

  it.each<[string, string]>([
    [said([{}]), PRICED_PEOPLE.ownShare],
    [said([{}], { income: 62_601 }), PRICED_PEOPLE.full],
    [said([{ in_coverage_gap: true }]), PRICED_PEOPLE.full],
    [said([{ is_medicaid_chip: true }]), PRICED_PEOPLE.full],
    [said([{ is_medicaid_chip: true }, {}], { people: [person, person] }), PRICED_PEOPLE.ownShare],
    [said([{}], { aptc: 12 }), ''],
    [said([{}], { income: null }), ''],
    [said([{}], {}, 'noBenchmark'), ''],
    [said([{}], { people: [{ ...person, aptc_eligible: false }] }), PRICED_PEOPLE.noCredit],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});
