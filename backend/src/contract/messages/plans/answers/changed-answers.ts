/**
 * The notice above the list of plans that is shown if the person has changed an answer in the form but has not searched
 * again.
 */
export const CHANGED_ANSWERS = {
  note: 'You changed your answers. The plans and prices below are still for your earlier answers.',
  update: 'Update plans',
  /** Label of the button that brings back the answers with which the plans were found. */
  undo: 'Undo',
} as const;
