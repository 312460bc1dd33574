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

/** Returns which of the names from the quiz no plan was asked about. What was looked up is in `care`. */
export function uncheckedOf({ medicines, doctors }: QuizNames, care: Pick<PlanCare, 'items'> | null): string[] {
  const listed = care?.items.filter(({ kind }) => kind === 'doctors').map(({ name }) => wordsOf(name)) ?? [];
  const isListed = (doctor: string): boolean => {
    const words = wordsOf(doctor.slice(doctor.indexOf(':') + 1));
    return words.length > 0 && listed.some((name) => words.every((word) => name.includes(word)));
  };
  return [
    ...(namesWithout(medicines, care?.items ?? []).length > 0 ? ['medicines'] : []),
    ...(doctors.every(isListed) ? [] : ['doctors']),
  ];
}
