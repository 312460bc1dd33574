/** Messages that both a plan's page and the comparison use. Each of them also has a file of its own. */
export const PLAN_DETAILS = {
  loading: 'Loading plan details…',
  noDetails: 'No plan details available.',
  print: 'Print',
  nextStep: 'Next step',
  nextStepFor: (letter: string) => `Next step for ${letter}`,
  covered: 'Covered',
  notCovered: 'Not Covered',
  limit: (text: string) => `Limit: ${text}`,
} as const;

/** The id of the part of a plan's page with the next step, to which other screens lead. */
export const NEXT_STEP_ID = 'next-step';
