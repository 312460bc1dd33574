/** Messages of the fields that filter the list of plans. The list itself does not load them. */
export const FILTER_FIELDS = {
  premium: 'Monthly premium up to',
  deductible: 'Yearly deductible up to',
  stars: 'Minimum overall rating',
  any: 'Any',
  hsa: 'HSA eligible only',
  type: 'Plan type',
  insurer: 'Insurer',
  benefits: 'Benefits',
  more: 'Price, rating and HSA',
  /** The button that closes the filters and shows the list. `count` is the number of plans that pass them. */
  show: (count: number) => (count === 0 ? 'Back' : count === 1 ? 'Show 1 plan' : `Show ${count} plans`),
} as const;

export const NO_MATCHES = {
  /** Sentence above the buttons that each remove one filter. `all` is the number of plans without any filter. */
  lead: (all: number) =>
    all === 1
      ? 'We have 1 plan here. Remove a filter to see it.'
      : `We have ${all} plans here. Remove a filter to see more.`,
  /** The button that removes a filter: "Remove Bronze: 12 plans", where `count` plans fit the other filters. */
  remove: (filter: string, count: number) => `Remove ${filter}: ${count === 1 ? '1 plan' : `${count} plans`}`,
  showAll: (all: number) => (all === 1 ? 'Show the plan' : `Show all ${all} plans`),
  call: 'Or call us. Someone can help you look:',
} as const;
