import { useRef } from 'react';
import { FROM_QUIZ } from '#contract/messages/quiz-answers.js';
import { quizMedicineRemoved, useAnswersFromQuiz } from '#features/plans/index.js';
import { useAppDispatch } from '#store/index.js';
import { Button, Card, Status } from '#ui/index.js';
import styles from './drugs.module.css';

interface Props {
  readonly message: string;
  readonly onMessage: (text: string) => void;
  readonly onLookUp: (name: string) => void;
}

/** Returns the text to search for when a quiz answer is looked up, such as "Metformin" for "Metformin (Glucophage)". */
export const searchText = (name: string): string => name.replace(/ \(.+\)$/, '');

/**
 * The medicine names from the quiz. The person must first look up each name, because coverage can be checked only for a
 * specific product.
 */
export function QuizMedicines({ message, onMessage, onLookUp }: Props) {
  const dispatch = useAppDispatch();
  const answers = useAnswersFromQuiz();
  const section = useRef<HTMLElement>(null);
  const { medicines = [], notes = '' } = answers ?? {};
  function remove(name: string): void {
    dispatch(quizMedicineRemoved(name));
    onMessage(FROM_QUIZ.removed(name));
    section.current?.focus();
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="stack"
      aria-label={medicines.length > 0 ? FROM_QUIZ.lookUpTitle : undefined}
    >
      {medicines.length > 0 && (
        <Card>
          <h2>{FROM_QUIZ.lookUpTitle}</h2>
          <p>{FROM_QUIZ.lookUpLead}</p>
          <ul className={styles.quizMedicines}>
            {medicines.map((name) => (
              <li key={name}>
                <Button kind="secondary" onClick={() => onLookUp(name)}>
                  {FROM_QUIZ.lookUp(name)}
                </Button>
                <Button kind="quiet" aria-label={FROM_QUIZ.remove(name)} onClick={() => remove(name)}>
                  {FROM_QUIZ.removeShort}
                </Button>
              </li>
            ))}
          </ul>
          {notes && <p>{FROM_QUIZ.notes(notes)}</p>}
        </Card>
      )}
      <Status>{message && <p>{message}</p>}</Status>
    </section>
  );
}
