import { useEffect, type ReactNode } from 'react';
import { PAGES } from '#contract/pages.js';
import { FINDER } from '#features/plans/messages/finder.js';
import { NeedsScript } from '#ui/feedback/NeedsScript.js';
import { Button, ButtonLink, lazyPart, Page, useStepStart } from '#ui/index.js';
import { useOnboarding } from '../session/index.js';
import { LazyWordingSwitches } from '../wording/index.js';
import { hasAnswers } from './model/answers.js';
import { PROGRESS_OF, STEPS, type StepId } from './model/steps.js';
import { QUIZ } from './model/words.js';
import { Basics } from './parts/Basics.js';
import { Conditions, Diabetes, Needs } from './parts/Needs.js';
import styles from './parts/quiz.module.css';
import { MessageStatus, StepNav } from './parts/StepNav.js';
import { useQuiz, type QuizState } from './parts/use-quiz.js';
import { useAreAnswersUnstored } from './storage/answers.slice.js';

const loadLazyParts = () => import('./parts/LateParts.js');
/** The later steps of the quiz. Their code is loaded while the person answers the questions about health needs. */
const OtherConditions = lazyPart(() => loadLazyParts().then((parts) => parts.OtherConditions));
const Medications = lazyPart(() => loadLazyParts().then((parts) => parts.Medications));
const Review = lazyPart(() => loadLazyParts().then((parts) => parts.Review));
const Doctors = lazyPart(() => loadLazyParts().then((parts) => parts.Doctors));
const Benefits = lazyPart(() => loadLazyParts().then((parts) => parts.Benefits));

/** Renders the steps except the first (ZIP code, age, coverage), a validated form with its own buttons. */
const PARTS: Record<Exclude<StepId, 'location'>, (quiz: QuizState) => ReactNode> = {
  needs: (quiz) => <Needs quiz={quiz} />,
  needs_heart: (quiz) => <Conditions quiz={quiz} need="heart" />,
  needs_brain: (quiz) => <Conditions quiz={quiz} need="brain" />,
  needs_mobility: (quiz) => <Conditions quiz={quiz} need="mobility" />,
  needs_diabetes: (quiz) => <Diabetes quiz={quiz} />,
  needs_other: (quiz) => <OtherConditions quiz={quiz} />,
  meds: (quiz) => <Medications quiz={quiz} />,
  doctors: (quiz) => <Doctors quiz={quiz} />,
  benefits: (quiz) => <Benefits quiz={quiz} />,
  final: (quiz) => <Review quiz={quiz} />,
};

function Progress({ step }: { step: StepId }) {
  const done = STEPS.find(({ id }) => id === step)?.progress ?? 1;
  return (
    <div className={styles.progress}>
      <p id="quiz-progress">{QUIZ.progress(done, PROGRESS_OF)}</p>
      <div className={styles.track} aria-hidden="true">
        {Array.from({ length: PROGRESS_OF }, (_, index) => (
          <span key={index} data-done={index < done || undefined} />
        ))}
      </div>
    </div>
  );
}

export default function QuizScreen() {
  const quiz = useQuiz();
  const isUnstored = useAreAnswersUnstored();
  const { step, message } = quiz;
  const isUnderWay = step !== 'location';
  // Load the code of the later steps in advance. A failure is ignored, because these steps request the code again and
  // show an error if that request fails too.
  useEffect(() => void (isUnderWay && loadLazyParts().catch(() => undefined)), [isUnderWay]);
  const { top, heading, start } = useStepStart(step);
  useOnboarding(step === 'final');
  /**
   * Wraps the action of the button that starts the quiz over, or of the button that undoes starting over. Pressing the
   * button removes it from the page, so focus must move to the heading of the step.
   */
  const anew = (go: () => void) => () => {
    go();
    start();
  };
  return (
    <Page width="reading">
      <h1>{QUIZ.title}</h1>
      <p className="lead no-print" role="status">
        {isUnstored ? FINDER.notKept : QUIZ.lead}
      </p>
      <NeedsScript />
      <div ref={top} className={`${styles.quiz} stack`}>
        <Progress step={step} />
        <h2 ref={heading} tabIndex={-1} aria-describedby="quiz-progress">
          {QUIZ.titles[step]}
        </h2>
        <MessageStatus message={message} />
        {quiz.bringBack && (
          <p className="no-print">
            <Button kind="secondary" onClick={anew(quiz.bringBack)}>
              {QUIZ.startOver.undo}
            </Button>
          </p>
        )}
        {step === 'location' ? (
          <Basics quiz={quiz} />
        ) : (
          <div key={step} className="stack">
            {PARTS[step](quiz)}
            <StepNav quiz={quiz} />
          </div>
        )}
      </div>
      {hasAnswers(quiz.answers) && (
        <p className="no-print">
          <Button kind="quiet" onClick={anew(quiz.startOver)}>
            {QUIZ.startOver.button}
          </Button>
        </p>
      )}
      <p className="no-print">
        <ButtonLink kind="quiet" to={PAGES.contact.path}>
          {PAGES.contact.title}
        </ButtonLink>
      </p>
      <LazyWordingSwitches hasTips={false} />
    </Page>
  );
}
