import * as z from 'zod/mini';
import { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { newPerson, type Draft } from './draft.js';
import { isMedicareOnly, type OtherCoverage } from './other-coverage.js';
import { searchOf } from './search-entries.js';

const draftOf = (kinds: readonly OtherCoverage[]): Draft => ({
  income: '48,000', zip: '75001', county: '48113 TX', year: '2026', use: 'Medium', people: kinds.map((other, key) => ({ ...newPerson(key), age: '50', other })),
});
/** '$' is priced with a credit where there is one, '-' at the full price, '.' not at all. */
const pricedAs = (kinds: readonly OtherCoverage[]): string =>
  z.parse(PlanSearch, searchOf(draftOf(kinds))).household.people.map(({ aptc_eligible, has_mec }) => (has_mec ? '.' : aptc_eligible ? '$' : '-')).join('');

describe('who is priced by what the form was told', () => {
  it.each<[string, ...OtherCoverage[]]>([
    ['$', 'none'], ['$$', 'none', 'none'],
    ['.$', 'medicare', 'none'], ['$.', 'none', 'va'], ['$.', 'none', 'tricare'], ['$.', 'none', 'medicaid'], ['$.', 'none', 'job'],
    ['.$.$', 'va', 'none', 'medicaid', 'none'], ['..$', 'medicare', 'job', 'none'],
    ['-', 'va'], ['-', 'tricare'], ['-', 'job'], ['-', 'medicaid'], ['--', 'job', 'va'],
    ['.-', 'medicare', 'va'], ['-.-', 'job', 'medicare', 'medicaid'],
    ['.', 'medicare'], ['..', 'medicare', 'medicare'],
  ])('%s: %s %s %s %s', (expected, ...kinds) => {
    expect(pricedAs(kinds)).toBe(expected);
    expect(isMedicareOnly(kinds)).toBe(!/[$-]/.test(expected));
  });

  it('knows nothing of somebody who has not said', () => {
    expect(isMedicareOnly(null)).toBe(false);
    expect(isMedicareOnly([''])).toBe(false);
  });
});
