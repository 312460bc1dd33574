import { DOORS } from '../../../../backend/src/contract/messages/doors.js';
import { doorsOf } from './doors.js';
import { OTHER_COVERAGE, type OtherCoverage } from './other-coverage.js';

/** A person as "age kind estimate": kind '?' is one that is not known (a kept search), with '-' where it says that there is some; estimate is 'medicaid', 'gap' or nothing. */
function told(household: string): string {
  const people = household.split(', ').map((words) => {
    const [age = '', kind = '', estimate = ''] = words.split(' ');
    return { age: Number(age), kind, estimate };
  });
  const known = OTHER_COVERAGE.filter((one) => people.some(({ kind }) => kind === one));
  const kinds = people.flatMap(({ kind }) => known.filter((one): one is OtherCoverage => one === kind));
  const doors = doorsOf(
    { income: 1, people: people.map(({ age, kind }) => ({ age, aptc_eligible: kind === 'none' || kind === '?' })) },
    kinds.length === people.length ? kinds : null,
    { people: people.map(({ estimate }) => ({ is_priced: true, is_medicaid_chip: estimate === 'medicaid', in_coverage_gap: estimate === 'gap' })) },
  );
  return doors.map(({ door, people: those }) => `${door} ${those.map((index) => index + 1).join('+')}`).join(', ');
}

describe('the doors of a household', () => {
  it.each([
    // The right place: nothing to say.
    ['40 none', ''], ['64 none', ''], ['40 none, 38 none, 9 none', ''], ['26 ?', ''], ['40 ?, 38 ?', ''],
    // By what was said.
    ['66 medicare', 'medicare 1'], ['45 medicare', 'medicare 1'], ['50 va', 'va 1'], ['50 tricare', 'tricare 1'], ['50 job', 'job 1'], ['50 medicaid', 'medicaid 1'],
    ['70 va', 'va 1'], ['68 tricare', 'tricare 1'], ['67 job', 'job 1'], ['9 medicaid', 'medicaid 1'],
    // By age alone.
    ['65 none', 'medicareAge 1'], ['90 ?', 'medicareAge 1'], ['70 none, 68 none', 'medicareAge 1+2'],
    // By income alone.
    ['30 none medicaid', 'likelyMedicaid 1'], ['30 none gap', 'coverageGap 1'], ['30 ? medicaid', 'likelyMedicaid 1'], ['30 ? gap', 'coverageGap 1'], ['40 none, 9 none medicaid, 7 none medicaid', 'likelyMedicaid 2+3'],
    // Two reasons, one notice.
    ['66 none medicaid', 'medicareAge 1'], ['66 none gap', 'medicareAge 1'], ['66 medicare medicaid', 'medicare 1'], ['50 va medicaid', 'va 1'], ['50 va gap', 'va 1'], ['30 medicaid medicaid', 'medicaid 1'],
    ['30 job medicaid', 'likelyMedicaid 1'], ['30 job gap', 'job 1'],
    // Several people.
    ['66 medicare, 60 none', 'medicare 1'], ['66 medicare, 65 medicare', 'medicare 1+2'], ['45 va, 44 none, 12 none medicaid', 'va 1, likelyMedicaid 3'],
    ['66 none, 60 medicare', 'medicare 2, medicareAge 1'], ['50 job, 48 none, 70 medicare, 8 medicaid', 'medicare 3, job 1, medicaid 4'],
    ['44 tricare, 43 tricare, 10 none', 'tricare 1+2'], ['30 none gap, 28 none gap, 4 none medicaid', 'likelyMedicaid 3, coverageGap 1+2'], ['50 va, 49 job, 70 none', 'medicareAge 3, va 1, job 2'],
    // Only that there is other coverage is known.
    ['50 -', 'other 1'], ['66 -', 'other 1'], ['66 -, 60 ?', 'other 1'], ['30 - medicaid', 'other 1'], ['66 ?, 60 -, 30 ? gap', 'medicareAge 1, other 2, coverageGap 3'],
  ])('%s: %s', (household, expected) => {
    expect(told(household)).toBe(expected);
  });

  it('are none before anything was asked, but what was said', () => {
    expect(doorsOf({ income: 1, people: [{ age: 50, aptc_eligible: false }] }, ['medicare'], null)).toEqual([{ door: 'medicare', people: [0] }]);
  });

  it('lead to public authorities alone, over a safe connection', () => {
    for (const { href } of Object.values(DOORS)) expect(href).toMatch(/^https:\/\/www\.(healthcare\.gov|medicare\.gov|va\.gov|tricare\.mil)\//);
  });
});
