/** Titles of the notes about prices and the tax credit. On phones, the notes are collapsed under these titles. */
export const CREDIT_TITLES = {
  gap: 'Why there is no tax credit yet',
  near: 'You are near the tax credit limit',
  priced: (priced: number, all: number) => `Prices are for ${priced} of ${all} people`,
  over: 'Full prices: no tax credit',
} as const;
