import { FROM_QUIZ } from '#contract/messages/quiz-answers.js';
import { namesWithout, type PlanCare } from '#features/care/index.js';

/** Medicines and doctors that the person named in the quiz. */
export interface QuizNames {
  /** Medicines that are not looked up yet. */
  readonly medicines: readonly string[];
  /** Doctors with their roles, such as "Cardiologist: Dr. Lee". */
  readonly doctors: readonly string[];
}

/** The words of a name, without titles. Directories write more of a name than people type. */
const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/\b(?!(?:dr|md|do)\b)\p{L}{2,}/gu) ?? [];

/**
 * Returns what no plan was asked about, in words: the names of medicines from the quiz, or their number if there are
 * many, and the doctors. What was looked up is in `care`.
 */
export function uncheckedOf({ medicines, doctors }: QuizNames, care: Pick<PlanCare, 'items'> | null): string[] {
  const listed = care?.items.filter(({ kind }) => kind === 'doctors').map(({ name }) => wordsOf(name)) ?? [];
  const isListed = (doctor: string): boolean => {
    const words = wordsOf(doctor.slice(doctor.indexOf(':') + 1));
    return words.length > 0 && listed.some((name) => words.every((word) => name.includes(word)));
  };
  const names = namesWithout(medicines, care?.items ?? []);
  const others = doctors.filter((doctor) => !isListed(doctor)).length;
  return [
    ...(names.length > 2 ? [FROM_QUIZ.uncheckedMedicines(names.length)] : names),
    ...(others > 0 ? [FROM_QUIZ.uncheckedDoctors(others)] : []),
  ];
}
