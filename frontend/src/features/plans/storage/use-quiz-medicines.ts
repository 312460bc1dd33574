import type { NamedMedicines } from '#features/care/index.js';
import { useAppDispatch } from '#store/index.js';
import { quizNameRemoved, useAnswersFromQuiz } from './answers-from-quiz.slice.js';

/** Returns the medicines from the quiz that the person has not looked up yet. */
export function useQuizMedicines(): NamedMedicines {
  const dispatch = useAppDispatch();
  const { medicines: names = [], notes = '' } = useAnswersFromQuiz() ?? {};
  return { names, notes, remove: (name) => void dispatch(quizNameRemoved({ kind: 'medicines', name })) };
}
