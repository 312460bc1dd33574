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

/** The monthly premium of a plan in dollars, before and after the tax credit. A price that is not known is null. */
interface Price {
  readonly premium: number | null;
  readonly premium_w_credit: number | null;
}

/** Returns whether the price of a plan is known and, in whole dollars, not lowered by a tax credit. */
export const isFullPrice = ({ premium, premium_w_credit: net }: Price): boolean =>
  premium !== null && net !== null && Math.round(net) >= Math.round(premium);

/** Returns whether no tax credit lowers any of the prices that are known. */
export const areFullPrices = (prices: readonly Price[]): boolean =>
  prices.every((price) => price.premium === null || isFullPrice(price));
