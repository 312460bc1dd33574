import { doctorsWithout, namesWithout, type PlanCare } from '#features/care/index.js';
import { FROM_QUIZ } from '../../messages/quiz-answers.js';

/** Medicines and doctors that the person named in the quiz. */
export interface QuizNames {
  /** Medicines that are not looked up yet. */
  readonly medicines: readonly string[];
  /** Doctors with their roles, such as "Cardiologist: Dr. Lee". */
  readonly doctors: readonly string[];
}

/**
 * Returns what no plan was asked about, in words: the names of medicines from the quiz, or their number if there are
 * many, and the doctors. What was looked up is in `care`.
 */
export function uncheckedOf({ medicines, doctors }: QuizNames, care: Pick<PlanCare, 'items'> | null): string[] {
  const listed = care?.items ?? [];
  const names = namesWithout(medicines, listed);
  const others = doctorsWithout(
    doctors,
    listed.filter(({ kind }) => kind === 'doctors'),
  ).length;
  return [
    ...(names.length > 2 ? [FROM_QUIZ.uncheckedMedicines(names.length)] : names),
    ...(others > 0 ? [FROM_QUIZ.uncheckedDoctors(others)] : []),
  ];
}
