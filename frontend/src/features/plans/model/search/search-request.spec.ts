import * as z from 'zod/mini';
import { PlanSearch } from '#contract/api/plans.contract.js';
import { HOUSEHOLD } from '#contract/limits/plans.js';
import { QUESTION_FIELDS } from '../../messages/questions.js';
import { fieldMessages, FIELDS } from '../../questions/search-fields.js';
import { isMedicareOnly, type CoverageAnswer } from './other-coverage.js';
import { Draft, draftFromSearch as draftFrom, newPerson } from './search-draft.js';
import { toSearchRequest } from './search-request.js';
import { isDraftChanged } from './submitted-search.js';

const draftOf = (kinds: readonly CoverageAnswer[]): Draft => ({
  income: '48,000',
  zip: '75001',
  county: '48113 TX',
  year: '2026',
  use: 'Medium',
  people: kinds.map((other, key) => ({ ...newPerson(key), age: '50', other })),
});
/**
 * Returns one character per person for the given answers about other coverage: '$' if the person may get a tax credit,
 * '-' if the person pays the full price, and '.' if no plan is bought for the person.
 */
const pricedAs = (kinds: readonly CoverageAnswer[]): string =>
  z
    .parse(PlanSearch, toSearchRequest(draftOf(kinds)))
    .household.people.map(({ aptc_eligible, has_mec }) => (has_mec ? '.' : aptc_eligible ? '$' : '-'))
    .join('');

describe('who is included in the price, depending on the answers about other coverage', () => {
  it.each<[string, ...CoverageAnswer[]]>([
    ['$', 'none'],
    ['$$', 'none', 'none'],
    ['.$', 'medicare', 'none'],
    ['$.', 'none', 'va'],
    ['$.', 'none', 'tricare'],
    ['$.', 'none', 'medicaid'],
    ['$.', 'none', 'job'],
    ['$', ''],
    ['$$', '', 'none'],
    ['.$', 'va', ''],
    ['.$', 'other', 'none'],
    ['-', 'other'],
    ['.$.$', 'va', 'none', 'medicaid', 'none'],
    ['..$', 'medicare', 'job', 'none'],
    ['-', 'va'],
    ['-', 'tricare'],
    ['-', 'job'],
    ['-', 'medicaid'],
    ['--', 'job', 'va'],
    ['.-', 'medicare', 'va'],
    ['-.-', 'job', 'medicare', 'medicaid'],
    ['.', 'medicare'],
    ['..', 'medicare', 'medicare'],
  ])('%s: %s %s %s %s', (expected, ...kinds) => {
    expect(pricedAs(kinds)).toBe(expected);
    expect(isMedicareOnly(kinds)).toBe(!/[$-]/.test(expected));
  });

  it('a person who did not answer does not count as having Medicare', () => {
    expect(isMedicareOnly(null)).toBe(false);
    expect(isMedicareOnly([''])).toBe(false);
  });
});

describe('a saved search opened in the form', () => {
  const again = (...kinds: CoverageAnswer[]): string =>
    draftFrom(z.parse(PlanSearch, toSearchRequest(draftOf(kinds))))
      .people.map(({ other }) => other || 'not said')
      .join(' ');

  it.each<[string, ...CoverageAnswer[]]>([
    ['none', 'none'],
    ['not said', ''],
    ['other', 'va'],
    ['other none', 'job', 'none'],
    ['medicare other', 'medicare', 'va'],
  ])('shows "%s" and gives the same price, for %s %s', (said, ...kinds) => {
    expect(again(...kinds)).toBe(said);
    const search = z.parse(PlanSearch, toSearchRequest(draftOf(kinds)));
    expect(z.parse(PlanSearch, toSearchRequest(draftFrom(search)))).toEqual(search);
  });

  it.each(['', 'no', 'yes'] as const)('keeps the tobacco answer "%s"', (tobacco) => {
    const draft = draftOf(['none']);
    const people = draft.people.map((person) => ({ ...person, tobacco }));
    expect(draftFrom(z.parse(PlanSearch, toSearchRequest({ ...draft, people }))).people[0]?.tobacco).toBe(tobacco);
  });
});

it('the tobacco answer is sent only if there is one', () => {
  const sent = (tobacco: '' | 'no' | 'yes') => {
    const draft = draftOf(['none']);
    return z.parse(PlanSearch, toSearchRequest({ ...draft, people: draft.people.map((one) => ({ ...one, tobacco })) }))
      .household.people[0]?.uses_tobacco;
  };
  expect([sent(''), sent('no'), sent('yes')]).toEqual([undefined, false, true]);
});

describe('an invalid income', () => {
  it.each([
    ['', QUESTION_FIELDS.incomeMissing],
    ['34.000', QUESTION_FIELDS.incomeFaults.unclear],
    ['-1', QUESTION_FIELDS.incomeFaults.negative],
    ['3,000 a month', QUESTION_FIELDS.incomeFaults.notYearly],
    ['11 million', QUESTION_FIELDS.incomeTooHigh('$10,000,000')],
  ])('"%s" shows the message: %s', (income, sentence) => {
    const draft = { ...draftOf(['none']), income };
    const parsed = z.safeParse(PlanSearch, toSearchRequest(draft));
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([FIELDS.income]);
    expect(fieldMessages(draft)[FIELDS.income]).toBe(sentence);
  });

  it('is never taken for one that the person does not want to say', () => {
    const unsaid = { ...draftOf(['none']), income: '', isIncomeUnknown: true };
    const search = z.parse(PlanSearch, toSearchRequest(unsaid));
    expect(isDraftChanged({ search, kinds: null }, unsaid)).toBe(false);
    for (const income of ['', '34.000', '0'])
      expect(isDraftChanged({ search, kinds: null }, { ...draftOf(['none']), income })).toBe(true);
  });

  it('does not include the highest income allowed', () => {
    const draft = { ...draftOf(['none']), income: String(HOUSEHOLD.maxIncomePerYear) };
    expect(z.safeParse(PlanSearch, toSearchRequest(draft)).success).toBe(true);
  });
});

it.each(['58.5', '999', 'fifty', '5 8', ''])('the age "%s" is rejected', (age) => {
  const draft = draftOf(['none']);
  const parsed = z.safeParse(
    PlanSearch,
    toSearchRequest({ ...draft, people: draft.people.map((one) => ({ ...one, age })) }),
  );
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([FIELDS.person(0).age]);
});

describe('the choice not to say the income', () => {
  const unsaid = { ...draftOf(['none']), isIncomeUnknown: true };

  it('counts, and not what was typed before; a saved search brings the choice back', () => {
    const search = z.parse(PlanSearch, toSearchRequest(unsaid));
    expect(search.household.income).toBeNull();
    expect(draftFrom(search)).toMatchObject({ income: '', isIncomeUnknown: true });
    expect(z.parse(PlanSearch, toSearchRequest(draftFrom(search)))).toEqual(search);
  });

  it('is not made by an income of 0, nor by entries that were stored before the choice existed', () => {
    expect(z.parse(PlanSearch, toSearchRequest({ ...draftOf(['none']), income: '0' })).household.income).toBe(0);
    const stored = z.parse(Draft, draftOf(['none']));
    expect(z.parse(PlanSearch, toSearchRequest(stored)).household.income).toBe(48_000);
  });
});

describe('the month of birth of somebody who turns 65', () => {
  const born = (changes: Partial<Draft['people'][number]>, year = '2027') => {
    const people = [{ ...newPerson(0), age: '64', birthMonth: '3', birthYear: '1962', ...changes }];
    return z.parse(PlanSearch, toSearchRequest({ ...draftOf(['none']), year, people })).household.people[0]?.born;
  };

  it.each([
    [{}, '1962-03'],
    [{ birthMonth: '12', birthYear: '1961' }, '1961-12'],
    [{ isBornOnFirst: true }, '1962-03-01'],
    [{ birthYear: '1963' }, '1963-03'],
    [{ birthYear: '1964' }, undefined],
    [{ birthYear: '1960' }, undefined],
    [{ birthMonth: '13' }, undefined],
    [{ birthYear: '' }, undefined],
    [{ age: '63', birthYear: '1963' }, undefined],
  ])('%j is %s', (changes, expected) => {
    expect(born(changes)).toBe(expected);
  });

  it('comes back with a saved search', () => {
    const people = [{ ...newPerson(0), age: '64', birthMonth: '03', birthYear: '1962', isBornOnFirst: true }];
    const search = z.parse(PlanSearch, toSearchRequest({ ...draftOf(['none']), year: '2027', people }));
    expect(draftFrom(search).people[0]).toMatchObject({ birthMonth: '03', birthYear: '1962', isBornOnFirst: true });
    expect(z.parse(PlanSearch, toSearchRequest(draftFrom(search)))).toEqual(search);
  });
});
