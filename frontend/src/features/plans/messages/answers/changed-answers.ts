/**
 * The notice above the list of plans that is shown if the person has changed an answer in the form but has not searched
 * again.
 */
export const CHANGED_ANSWERS = {
  note: 'You changed your answers. The plans and prices below are still for your earlier answers.',
  /** The same if only the plan year is another one. The site changes it once it knows which years are on offer. */
  noteOnYear: (now: string, earlier: number) =>
    `Your answers are now for ${now}. The plans and prices below are still for ${earlier}.`,
  noteOnTab: 'You changed your answers in another tab. The plans and prices below are still for your earlier answers.',
  elsewhere: 'We don’t have plans for your new answers.',
  update: 'Update plans',
  /** Label of the button that brings back the answers with which the plans were found. */
  undo: 'Undo',
} as const;
