/** Sentences that say how the yearly costs of plans are estimated. The list of plans loads them only if tips are on. */
export const COST_METHOD = {
  method:
    'Our estimate for people your age. The average year is 12 premiums after any tax credit, and what people your ' +
    'age pay for care on average. Care outside the network does not count.',
  ownMethod:
    'Our estimate for people your age. The average year is 12 premiums after any tax credit, and care. The visits ' +
    'and medicines you told us about take the place of the average ones. They are not added to them. For other care ' +
    'we count what people your age pay on average. Care outside the network does not count.',
  chosen: {
    Low: 'You expect little care: look at “A year with little care”.',
    High: 'You expect a lot of care: look at “A year with a lot of care”.',
  },
} as const;
