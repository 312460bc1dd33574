/** Messages beside prices without financial help, because the income of the household is not known. */
export const FULL_PRICE = {
  text: 'These are full prices, without any help. Most people pay less.',
  add: 'Add your income to see what help you get',
  /** Marks a single price. */
  mark: 'full price',
} as const;
