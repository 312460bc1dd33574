import { CARE_NAMES } from '#features/care/messages/care-names.js';
import { SEARCH } from './plans.js';

/** Messages about a visitor's quiz answers, shown in the plan search and on the drug pages. */
export const FROM_QUIZ = {
  title: 'From your quiz',
  filledIn: 'We filled in your ZIP code and age. Please check them and your other coverage.',
  preferences: (names: string) =>
    `We chose these for you: ${names}. You can change them under “${SEARCH.preferences}”.`,
  medicines: (count: number) =>
    `Look up your ${count === 1 ? 'medicine so we can price it' : 'medicines so we can price them'}.`,
  notCounted: 'These costs leave out the medicines from your quiz until you look each one up.',
  /** Stands on a plan while the medicines or doctors from the quiz are not looked up. `what` names them. */
  unchecked: (what: string) => `Not checked yet: ${what} from the quiz.`,
  /** Parts of this sentence. More than two medicines are not named. */
  uncheckedMedicines: (count: number) => `${count} medicines`,
  uncheckedDoctors: (count: number) => (count === 1 ? 'your doctor' : 'your doctors'),
  medicinesLink: 'Go to my medicines',
  doctors: `Look up your doctors under “${CARE_NAMES.title}”. Then you’ll see if each plan has them in its network:`,
  notListed: 'Plans don’t tell us about these. Ask the insurer:',
  forget: 'Clear my quiz answers',
  forgotten: 'We cleared your quiz answers here. Your ZIP code and age stay in the form.',
} as const;
