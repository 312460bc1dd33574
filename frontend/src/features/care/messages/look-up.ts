/** Messages about medicines and doctors of the quiz that people have not looked up yet. */
export const LOOK_UP = {
  title: 'Medicines from your quiz',
  lead: 'Look each one up and choose the form you take. Then it is in your list.',
  doctors: 'From your quiz, and not checked yet. Look each one up, or remove the name:',
  lookUp: (name: string) => `Look up ${name}`,
  removeShort: 'Remove',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  inList: (name: string) => `${name} is in your list.`,
  notes: (notes: string) => `Your note: ${notes}`,
} as const;
