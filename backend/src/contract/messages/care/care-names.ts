/** Titles that the screens of the plan search show before the code for medicines and doctors is loaded. */
export const CARE_NAMES = {
  title: 'Your medicines and doctors',
  /** Follows the title if both lists are empty. */
  none: 'none yet',
  medicines: 'Your medicines covered',
  doctors: 'Your doctors in the network',
} as const;
