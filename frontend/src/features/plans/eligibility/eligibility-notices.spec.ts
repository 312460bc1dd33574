import { ELIGIBILITY_NOTICES } from '../messages/eligibility/eligibility-notices.js';
import { OTHER_COVERAGE, type CoverageAnswer } from '../model/search/other-coverage.js';
import { eligibilityNoticesFor } from './eligibility-notices.js';

const SAID: readonly CoverageAnswer[] = ['', ...OTHER_COVERAGE];

function noticesFor(household: string): string {
  const people = household.split(', ').map((words) => {
    const [age = '', kind = '', estimate = ''] = words.split(' ');
    return { age: Number(age), kind, estimate };
  });
  const kinds = people.flatMap(({ kind }) => SAID.filter((one) => (one || 'unsaid') === kind));
  const notices = eligibilityNoticesFor(
    {
      income: 1,
      people: people.map(({ age, kind }) => ({ age, aptc_eligible: ['none', 'unsaid', '?'].includes(kind) })),
    },
    kinds.length === people.length ? kinds : null,
    {
      people: people.map(({ estimate }) => ({
        is_priced: true,
        is_medicaid_chip: estimate === 'medicaid',
        in_coverage_gap: estimate === 'gap',
      })),
    },
  );
  return notices
    .map(({ notice, people: those }) => `${notice} ${those.map((index) => index + 1).join('+')}`)
    .join(', ');
}

describe('the eligibility notices for a household', () => {
  it.each([
    ['40 none', ''],
    ['64 none', ''],
    ['40 none, 38 none, 9 none', ''],
    ['26 ?', ''],
    ['40 ?, 38 ?', ''],
    ['40 unsaid', ''],
    ['40 unsaid, 38 none', ''],
    ['66 medicare', 'medicare 1'],
    ['45 medicare', 'medicare 1'],
    ['50 va', 'va 1'],
    ['50 tricare', 'tricare 1'],
    ['50 job', 'job 1'],
    ['50 medicaid', 'medicaid 1'],
    ['70 va', 'va 1'],
    ['68 tricare', 'tricare 1'],
    ['50 other', 'other 1'],
    ['68 other, 40 unsaid', 'other 1'],
    ['67 job', 'job 1'],
    ['9 medicaid', 'medicaid 1'],
    ['9 none', 'childAlone 1'],
    ['18 unsaid', 'childAlone 1'],
    ['19 none', ''],
    ['9 none, 7 ?', 'childAlone 1+2'],
    ['9 none, 7 medicaid', 'medicaid 2, childAlone 1'],
    ['9 none medicaid', 'childAlone 1'],
    ['9 none gap', 'childAlone 1'],
    ['65 none', 'medicareAge 1'],
    ['90 ?', 'medicareAge 1'],
    ['70 unsaid', 'medicareAge 1'],
    ['66 va, 65 unsaid', 'medicareAge 2, va 1'],
    ['70 none, 68 none', 'medicareAge 1+2'],
    ['30 none medicaid', 'likelyMedicaid 1'],
    ['30 none gap', 'coverageGap 1'],
    ['30 unsaid medicaid', 'likelyMedicaid 1'],
    ['30 unsaid gap', 'coverageGap 1'],
    ['30 ? medicaid', 'likelyMedicaid 1'],
    ['30 ? gap', 'coverageGap 1'],
    ['40 none, 9 none medicaid, 7 none medicaid', 'likelyMedicaid 2+3'],
    ['66 none medicaid', 'medicareAge 1'],
    ['66 none gap', 'medicareAge 1'],
    ['66 medicare medicaid', 'medicare 1'],
    ['50 va medicaid', 'va 1'],
    ['50 va gap', 'va 1'],
    ['30 medicaid medicaid', 'medicaid 1'],
    ['30 job medicaid', 'likelyMedicaid 1'],
    ['30 job gap', 'job 1'],
    ['66 medicare, 60 none', 'medicare 1'],
    ['66 medicare, 65 medicare', 'medicare 1+2'],
    ['45 va, 44 none, 12 none medicaid', 'va 1, likelyMedicaid 3'],
    ['66 none, 60 medicare', 'medicare 2, medicareAge 1'],
    ['50 job, 48 none, 70 medicare, 8 medicaid', 'medicare 3, job 1, medicaid 4'],
    ['44 tricare, 43 tricare, 10 none', 'tricare 1+2'],
    ['30 none gap, 28 none gap, 4 none medicaid', 'likelyMedicaid 3, coverageGap 1+2'],
    ['50 va, 49 job, 70 none', 'medicareAge 3, va 1, job 2'],
    ['50 -', 'other 1'],
    ['66 -', 'other 1'],
    ['66 -, 60 ?', 'other 1'],
    ['30 - medicaid', 'other 1'],
    ['66 ?, 60 -, 30 ? gap', 'medicareAge 1, other 2, coverageGap 3'],
  ])('%s: %s', (household, expected) => {
    expect(noticesFor(household)).toBe(expected);
  });

  it('depend only on the answers if the marketplace has not made an estimate', () => {
    expect(
      eligibilityNoticesFor({ income: 1, people: [{ age: 50, aptc_eligible: false }] }, ['medicare'], null),
    ).toEqual([{ notice: 'medicare', people: [0] }]);
  });

  it('link only to public authorities, over HTTPS', () => {
    for (const { href } of Object.values(ELIGIBILITY_NOTICES))
      expect(href).toMatch(/^https:\/\/www\.(healthcare\.gov|medicare\.gov|va\.gov|tricare\.mil)\//);
  });
});
