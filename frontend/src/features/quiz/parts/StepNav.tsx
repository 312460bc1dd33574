import { Button, Outcome } from '#ui/index.js';
import { STEPS } from '../model/steps.js';
import { QUIZ } from '../model/words.js';
import styles from './quiz.module.css';
import type { QuizMessage, QuizState } from './use-quiz.js';

/** A message that screen readers announce every time it is set, even if its text is the same as before. */
export const MessageStatus = ({ message: { text, number } }: { message: QuizMessage }) => (
  <Outcome>{text && <p key={number}>{text}</p>}</Outcome>
);

/**
 * The "Back" button and the button that completes a step. If `submits` is set, the second button submits the
 * surrounding form. On the last step, the button that shows plans stands out instead of this one.
 */
export function StepNav({
  quiz: { step, next, back },
  submits = false,
  isReady = true,
}: {
  quiz: QuizState;
  submits?: boolean;
  isReady?: boolean;
}) {
  const label = QUIZ.buttons[STEPS.find(({ id }) => id === step)?.next ?? 'next'];
  return (
    <div className={`${styles.nav} no-print`}>
      <Button kind="secondary" disabled={step === 'location'} onClick={back}>
        {QUIZ.buttons.back}
      </Button>
      {submits ? (
        <Button type="submit" disabled={!isReady}>
          {label}
        </Button>
      ) : (
        <Button kind={step === 'final' ? 'secondary' : 'primary'} onClick={next}>
          {label}
        </Button>
      )}
    </div>
  );
}
