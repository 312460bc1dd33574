import { useState } from 'react';
import { namesWithout, useMedicineList } from '#features/care/index.js';
import { useAppDispatch } from '#store/index.js';
import { Button, ButtonLink, Card, Status } from '#ui/index.js';
import { FROM_QUIZ } from '../messages/quiz-answers.js';
import { forgetQuizAnswers, useAnswersFromQuiz, type AnswersFromQuiz } from '../storage/answers-from-quiz.slice.js';

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

const preferencesIn = ({ dental, vision, programs }: AnswersFromQuiz): string =>
  [...(dental ? ['Dental'] : []), ...(vision ? ['Vision'] : []), ...programs].join(', ');

interface Props {
  /** Address of the person's lists of medicines and doctors on the same page, or null if they are not shown yet. */
  readonly careAt: string | null;
}

function Answers({
  answers,
  careAt,
  onForget,
}: Props & { readonly answers: AnswersFromQuiz; readonly onForget: () => void }) {
  const preferences = preferencesIn(answers);
  const toLookUp = namesWithout(answers.medicines, useMedicineList()).length;
  return (
    <Card>
      <h2>{FROM_QUIZ.title}</h2>
      <p>{FROM_QUIZ.filledIn}</p>
      {preferences && <p>{FROM_QUIZ.preferences(preferences)}</p>}
      {toLookUp > 0 && (
        <>
          <p>{FROM_QUIZ.medicines(toLookUp)}</p>
          {careAt && (
            <p>
              <ButtonLink kind="secondary" to={careAt}>
                {FROM_QUIZ.medicinesLink}
              </ButtonLink>
            </p>
          )}
        </>
      )}
      <List title={FROM_QUIZ.doctors} items={answers.doctors} />
      <List title={FROM_QUIZ.notListed} items={answers.untold} />
      <p>
        <Button kind="quiet" onClick={onForget}>
          {FROM_QUIZ.forget}
        </Button>
      </p>
    </Card>
  );
}

/** The answers taken over from the quiz, and where each is used. Nothing is rendered without any. */
export function QuizAnswersPanel({ careAt }: Props) {
  const dispatch = useAppDispatch();
  const answers = useAnswersFromQuiz();
  const [isForgotten, setForgotten] = useState(false);
  function forget(): void {
    dispatch(forgetQuizAnswers());
    setForgotten(true);
  }
  return (
    <div className="no-print">
      <Status>{isForgotten && !answers && <p>{FROM_QUIZ.forgotten}</p>}</Status>
      {answers && <Answers answers={answers} careAt={careAt} onForget={forget} />}
    </div>
  );
}
