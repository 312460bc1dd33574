/** Titles of the notes about prices and the tax credit. On phones, the notes are collapsed under these titles. */
export const CREDIT_TITLES = {
  gap: 'Why there is no tax credit yet',
  near: 'You are near the tax credit limit',
  /** People may still lower an income that is only a little above the limit, so the title says by how much it is. */
  over: (amount: string) => `No tax credit: ${amount} over limit`,
} as const;
