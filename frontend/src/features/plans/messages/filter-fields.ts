/** Messages of the fields that filter the list of plans. The list itself does not load them. */
export const FILTER_FIELDS = {
  premium: 'Premium a month, at most',
  deductible: 'Deductible a year, at most',
  stars: 'Overall rating, at least',
  any: 'Any',
  hsa: 'HSA eligible only',
  type: 'Plan type',
  insurer: 'Insurer',
  benefits: 'Benefits',
  /**
   * Label of the button that closes the filters and shows the list of plans again. `count` is the number of plans that
   * pass the filters.
   */
  show: (count: number) => (count === 0 ? 'Back' : count === 1 ? 'Show 1 plan' : `Show ${count} plans`),
} as const;
