/** Texts that screens show before the code for medicines and doctors is loaded. */
export const CARE_NAMES = {
  title: 'Your medicines and doctors',
  /** The title right below a heading that is the same. */
  list: 'Your list',
  /** Follows the title if medicines or doctors from the quiz wait. */
  toLookUp: (count: number) => (count === 0 ? '' : ` (${count} from your quiz to look up)`),
  /** Follows the title if both lists are empty. */
  none: 'none yet',
  medicines: 'Your medicines covered',
  doctors: 'Your doctors in the network',
  noMedicines: 'See what each plan covers.',
  addMedicines: 'Add your medicines',
} as const;
