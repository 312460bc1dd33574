import { readFileSync } from 'node:fs';
import { loadMoneyTables, percentOfPoverty, povertyGuideline } from '#modules/facts/index.js';
import { describeWithShared, sharedFile } from '#test/harness/shared-data.js';
import { CSR_73, CSR_87, CSR_94 } from '../wire/vocabulary.js';
import { applicablePercentage } from './applicable-percentage.js';
import { toCents } from './cents.js';
import { costSharingLevel, medicaidLimitFor, monthlyContribution } from './eligibility.js';

const { ageFactor, medicaidLimitsOf } = loadMoneyTables();

describe('the age curve', () => {
  it.each([
    [25, 323.3],
    [27, 337.47],
    [35, 393.5],
    [55, 718.08],
  ])('gives the live Texas price at age %d from one base rate', (age, premium) => {
    expect(toCents(322.01 * ageFactor('TX', age))).toBe(premium);
  });

  it('has a single factor for children up to 14 and one for age 64 and over', () => {
    expect([0, 7, 14].map((age) => ageFactor('TX', age))).toEqual([0.765, 0.765, 0.765]);
    expect([64, 65, 90].map((age) => ageFactor('TX', age))).toEqual([3, 3, 3]);
  });

  it('differs in states with their own curve', () => {
    expect(['AL', 'MS', 'OR', 'UT'].map((state) => ageFactor(state, 10))).toEqual([0.635, 0.635, 0.635, 0.793]);
    expect([ageFactor('UT', 40), ageFactor('AL', 40)]).toEqual([1.479, 1.278]);
  });
});

describeWithShared('the federal age curve file', ['data/rating/age_curve_federal_default.csv'], () => {
  it('agrees with our table at every age', () => {
    const lines = readFileSync(sharedFile('data/rating/age_curve_federal_default.csv'), 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1);
    const published = lines.map((line) => line.split(',')).map(([age, , factor]) => [Number(age), Number(factor)]);
    expect(published).toHaveLength(65);
    expect(published.map(([age]) => [age, ageFactor('TX', age ?? 0)])).toEqual(published);
  });
});

describe('poverty guidelines', () => {
  it('for a plan year are those of the year before, with separate figures for Alaska and Hawaii', () => {
    expect(povertyGuideline(2026, 'TX', 1)).toBe(15650);
    expect(povertyGuideline(2027, 'TX', 4)).toBe(15960 + 3 * 5680);
    expect([povertyGuideline(2026, 'AK', 2), povertyGuideline(2026, 'HI', 1)]).toEqual([26430, 17990]);
    expect([2015, 2028].map((year) => povertyGuideline(year, 'TX', 1))).toEqual([undefined, undefined]);
  });
});

/**
 * Examples calculated by hand from the IRS table and the poverty guidelines for 2026. The columns are yearly income,
 * number of people, percent of the poverty guideline, applicable percentage, monthly contribution, benchmark premium,
 * tax credit and cost-sharing level.
 */
describe('the hand-calculated examples for 2026', () => {
  it.each([
    [25_000, 1, 159, 4.62, 96.25, 500, 403.75, CSR_87],
    [40_000, 1, 255, 8.59, 286.33, 500, 213.67, undefined],
    [52_000, 2, 245, 8.26, 357.93, 1100, 742.07, CSR_73],
    [62_600, 1, 400, 9.96, 519.58, 700, 180.42, undefined],
  ])(
    '%d dollars for a household of %d: %d %% of the poverty guideline',
    (income, size, percent, percentage, contribution, benchmark, credit, csr) => {
      const exact = percentOfPoverty(2026, 'TX', size, income) ?? 0;
      expect(Math.floor(exact)).toBe(percent);
      expect(applicablePercentage(2026, exact)).toBe(percentage);
      const monthly = monthlyContribution(income, percentage);
      expect(toCents(monthly)).toBe(contribution);
      expect(toCents(benchmark - monthly)).toBe(credit);
      expect(costSharingLevel(percent)).toBe(csr);
    },
  );

  it('there is no credit one cent above 400 %, although the whole percent is still 400', () => {
    const exact = percentOfPoverty(2026, 'TX', 1, 62_600.01) ?? 0;
    expect(Math.floor(exact)).toBe(400);
    expect(applicablePercentage(2026, exact)).toBe('incomeTooHigh');
    expect(applicablePercentage(2026, percentOfPoverty(2026, 'TX', 1, 62_600) ?? 0)).toBe(9.96);
  });
});

describe('the applicable percentages', () => {
  it('jump at 133 % and are constant from 300 % on', () => {
    expect([132, 133, 300, 400].map((percent) => applicablePercentage(2026, percent))).toEqual([2.1, 3.14, 9.96, 9.96]);
  });

  it('for 2027 differ from those for 2026', () => {
    expect([120, 133, 150, 220, 300, 400].map((percent) => applicablePercentage(2027, percent))).toEqual([
      2.15, 3.23, 4.3, 7.53, 10.22, 10.22,
    ]);
  });

  it('are rounded half up to hundredths of a percent', () => {
    expect(applicablePercentage(2026, 225)).toBe(7.52);
    expect(applicablePercentage(2026, 175)).toBe(5.4);
    expect(applicablePercentage(2027, 225)).toBe(7.72);
    // In binary floating point, 100 times 9.78 is slightly less than 978. Cutting off the decimals of that product
    // instead of rounding it would therefore give 9.77 percent.
    expect(applicablePercentage(2020, 399)).toBe(9.78);
  });

  it('had no upper income limit in 2025', () => {
    expect([120, 175, 500].map((percent) => applicablePercentage(2025, percent))).toEqual([0, 1, 8.5]);
  });

  it('do not exist below 100 %, or for a year without a table', () => {
    expect(applicablePercentage(2026, 99.99)).toBe('incomeTooLow');
    expect(applicablePercentage(2026, 100)).toBe(2.1);
    expect([2014, 2017, 2028].map((year) => applicablePercentage(year, 200))).toEqual(Array(3).fill('noTable'));
  });
});

it('dollars are rounded half up to cents, never cut', () => {
  expect([1.005, 1.0049, 2.999, 10, 0].map(toCents)).toEqual([1.01, 1, 3, 10, 0]);
});

describe('cost-sharing reductions', () => {
  it('decrease at 150, 200 and 250 % of the poverty guideline', () => {
    expect([99.99, 100, 150, 150.01, 200, 200.01, 250, 250.01].map(costSharingLevel)).toEqual([
      undefined,
      CSR_94,
      CSR_94,
      CSR_87,
      CSR_87,
      CSR_73,
      CSR_73,
      undefined,
    ]);
  });
});

describe('Medicaid income limits', () => {
  const limitOf = (state: string, person: { age: number; isParent?: boolean; isPregnant?: boolean }): number => {
    const limits = medicaidLimitsOf(state);
    return limits ? medicaidLimitFor(limits, { isParent: false, isPregnant: false, ...person }) : -1;
  };

  it('for adults are 138 % after expansion, 100 % in Wisconsin and 0 in Texas', () => {
    expect([limitOf('OH', { age: 40 }), limitOf('WI', { age: 40 }), limitOf('TX', { age: 40 })]).toEqual([138, 100, 0]);
  });

  it('are higher for children, pregnant people and, without expansion, parents', () => {
    expect([limitOf('TX', { age: 8 }), limitOf('TX', { age: 30, isPregnant: true })]).toEqual([206, 203]);
    expect(limitOf('TX', { age: 30, isParent: true })).toBe(15.1);
  });

  it('do not apply to adults from age 65 on', () => {
    expect(limitOf('OH', { age: 65 })).toBe(0);
  });
});
