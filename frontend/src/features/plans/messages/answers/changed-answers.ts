/** The notice above the plans if an answer was changed but not searched for again. */
export const CHANGED_ANSWERS = {
  note: 'You changed your answers. These plans and prices are still for your old answers.',
  /** The same if only the plan year is another one. The site changes it once it knows which years are on offer. */
  noteOnYear: (now: string, earlier: number) =>
    `Your answers are now for ${now}. These plans and prices are still for ${earlier}.`,
  noteOnTab: 'You changed your answers in another tab. These plans and prices are still for your old answers.',
  elsewhere: 'We don’t have plans for your new answers.',
  update: 'Update plans',
  /** Label of the button that brings back the answers with which the plans were found. */
  undo: 'Undo',
} as const;
