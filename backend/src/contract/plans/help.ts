/** The answers of a household on which its help depends. */
interface Household {
  readonly income: number | null;
  readonly people: readonly { readonly aptc_eligible: boolean; readonly has_mec?: boolean | undefined }[];
}

/**
 * Returns whether nothing is known about the financial help of a household, because its income was not said. Prices are
 * then full prices: neither a tax credit nor a cost-sharing reduction may be counted, and nothing may be said about
 * Medicaid or about income limits. If nobody in the household can get help, for instance because everybody has other
 * coverage, the full prices are final, whatever the income is.
 */
export const isHelpUnknown = ({ income, people }: Household): boolean =>
  income === null && people.some(({ aptc_eligible, has_mec }) => aptc_eligible && !has_mec);
