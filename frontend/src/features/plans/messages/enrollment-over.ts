function covered(year: number, months: number): string {
  if (months === 0) return `It can’t cover a full month of ${year}`;
  return months === 1 ? `It can cover 1 month of ${year}` : `It can cover ${months} months of ${year}`;
}

/** What stands above plans of a year whose open enrollment is over. */
export const ENROLLMENT_OVER = {
  /** `months` is how many full months of the year a plan could still cover. */
  special: (year: number, months: number) =>
    `Open enrollment for ${year} is over. To get one of these plans, you need a special enrollment period, such as ` +
    `after you lose coverage or move. ${covered(year, months)}.`,
  past: (year: number) => `${year} is over, so nobody can get these plans now.`,
  fullYear: 'All amounts here are for a full year.',
} as const;
