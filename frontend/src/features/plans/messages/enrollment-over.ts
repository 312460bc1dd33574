function left(year: number, months: number): string {
  if (months === 0) return `no full months are left in ${year}`;
  return months === 1 ? `1 month is left in ${year}` : `${months} months are left in ${year}`;
}

/** What stands above plans of a year whose open enrollment is over. */
export const ENROLLMENT_OVER = {
  /** `months` is how many full months of the year a plan could still cover. */
  special: (year: number, months: number) =>
    `Open enrollment for ${year} is over. To get one of these plans, you need a special enrollment period, such as ` +
    `after you lose coverage or move. Also, ${left(year, months)}.`,
  past: (year: number) => `${year} is over, so nobody can get these plans now.`,
  fullYear: 'All amounts here are for a full year.',
} as const;
