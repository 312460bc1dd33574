export const CARE_LISTS = {
  lead: 'Add them to see which ones each plan covers.',
  medicines: 'Your medicines',
  removeShort: 'Remove',
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} is on your list.`,
  removed: (name: string) => `${name} removed.`,
  need: (name: string) => `How often you refill it: ${name}`,
  needShort: 'How often you refill it',
  fills: { 12: 'Every month', 6: 'Every other month', 24: 'Twice a month', 3: 'A few times a year', 1: 'Once a year' },
  fillsOther: (count: number) => `${count} times a year`,
  doctorLabel: 'Find a doctor',
  doctorHint: (zip: string) => `Type at least three letters of the name. We look near ZIP code ${zip}.`,
  doctorNoZip: 'Enter your ZIP code in the plan search first. Then you can look for doctors near you.',
  doctorSearching: 'Looking for doctors…',
  doctorsFound: (count: number) => (count === 1 ? '1 doctor found.' : `${count} doctors found.`),
  doctorNone: 'We didn’t find this name in the insurers’ lists. Ask the doctor’s office which plans they take.',
  /** Follows the result of a search in sample data. */
  doctorsInvented: 'These are sample doctors. They’re made up.',
  doctorFailed: 'We can’t look up doctors right now.',
  doctorsFull: (most: number) => `The limit is ${most} doctors. Remove one first.`,
} as const;

/** Messages about medicines and doctors of the quiz that people have not looked up yet. */
export const LOOK_UP = {
  title: 'Medicines from your quiz',
  lead: 'Look up each one and choose the form you take. Then it’s on your list.',
  doctors: 'From your quiz, not checked yet. Look up each one, or remove it:',
  lookUp: (name: string) => `Look up ${name}`,
  removeShort: 'Remove',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  inList: (name: string) => `${name} is on your list.`,
  notes: (notes: string) => `Your note: ${notes}`,
} as const;
