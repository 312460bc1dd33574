import { doctorsWithout, namesWithout, type PlanCare } from '#features/care/index.js';
import { FROM_QUIZ } from '../../messages/quiz-answers.js';

/** Medicines and doctors that the person named in the quiz. */
export interface QuizNames {
  /** Medicines that are not looked up yet. */
  readonly medicines: readonly string[];
  /** Doctors with their roles, such as "Cardiologist: Dr. Lee". */
  readonly doctors: readonly string[];
}

/** What no plan was asked about: medicines of the quiz, or their number, and doctors. `care` has what was looked up. */
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
