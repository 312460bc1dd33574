import { CarePanel } from '#features/care/index.js';
import { useAppDispatch } from '#store/index.js';
import { quizNameRemoved, useAnswersFromQuiz, useQuizMedicines } from '../storage/answers-from-quiz.slice.js';

/** The person's lists of medicines and doctors, which also offer the medicines and doctors from the quiz. */
export function OwnCarePanel({ zip, ...rest }: { zip: string; title?: string }) {
  const dispatch = useAppDispatch();
  const medicines = useQuizMedicines();
  const doctors = {
    names: useAnswersFromQuiz()?.doctors ?? [],
    remove: (name: string) => void dispatch(quizNameRemoved({ kind: 'doctors', name })),
  };
  return <CarePanel zip={zip} {...rest} named={{ ...medicines, doctors }} />;
}
