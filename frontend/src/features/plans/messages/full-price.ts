/** Messages beside prices without financial help, because the income of the household is not known. */
export const FULL_PRICE = {
  text: 'These are full prices, without extra savings on Silver plans. Most people pay less.',
  add: 'Add your income',
  /** Marks a single price. */
  mark: 'full price',
} as const;
