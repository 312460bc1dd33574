/** Titles of the warnings about the tax credit. On phones, the warnings are collapsed under these titles. */
export const CREDIT_TITLES = {
  gap: 'Why there is no tax credit yet',
  near: 'You are near the tax credit limit',
  over: 'You are above the tax credit limit',
} as const;
