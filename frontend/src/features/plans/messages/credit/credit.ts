/** Who must not be able to get Medicare for a tax credit to count: one person, or everybody in a household. */
export const whoCannot = (isAlone: boolean): string => (isAlone ? 'you can’t' : 'nobody here can');

export const CREDIT = {
  /** Below the field for the income, if somebody of 65 or more has not said whether there is other coverage. */
  perhaps: (amount: string, isAlone: boolean) =>
    `If ${whoCannot(isAlone)} get Medicare, you’d get about ${amount} a month to help with premiums.`,
  /** Note below a premium, the tax credit and the rest of the premium if the rounded amounts do not add up. */
  rounded: 'Each premium is rounded to the dollar.',
  /** Sentence beside a tax credit for a person of 65 or more who did not say whether there is other coverage. */
  medicareAge: (isAlone: boolean) =>
    `These prices are right only if ${whoCannot(isAlone)} get Medicare. ` +
    'Most people 65 and over can, so they can’t get a tax credit.',
  sayMedicare: 'Change my answer about Medicare',
  gaps: {
    noBenchmark:
      'We left out the tax credit. It depends on the prices of all Silver plans in your county, and we don’t have ' +
      'all of them for your ages. HealthCare.gov can tell you your tax credit.',
    noTable: 'We don’t have that year’s tax credit table yet, so these are full prices.',
    noMedicaidData:
      'We left out the tax credit because we don’t know your state’s Medicaid limits. HealthCare.gov can tell ' +
      'you your tax credit.',
  },
  /** Stands beside the amount of a credit that rests on another year's benchmark. */
  estimate: '(estimate)',
  /**
   * For an income just below the limit for a credit, in dollars a year. `left` is how many more dollars the household
   * can earn before it, null if the income is at the limit.
   */
  nearLimit: (limit: string, left: string | null) =>
    `You lose the whole tax credit if your income for the year goes above ${limit}. ` +
    (left === null ? 'You’re at the limit. One more dollar ends it.' : `You’re only ${left} below that.`),
  overLimit: (limit: string, over: string) =>
    `You can’t get a tax credit if your income for the year is above ${limit}. You’re ${over} over that.`,
} as const;
