/** Messages that both a plan's page and the comparison use. Each of them also has a file of its own. */
export const PLAN_DETAILS = {
  loading: 'Loading plan details…',
  noDetails: 'No plan details available.',
  print: 'Print',
  covered: 'Covered',
  notCovered: 'Not Covered',
  limit: (text: string) => `Limit: ${text}`,
} as const;
