import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Notice, Page, Status } from '../../ui/index.js';
import { Basics } from './parts/Basics.js';
import { Benefits } from './parts/Benefits.js';
import { Doctors } from './parts/Doctors.js';
import { Medications } from './parts/Medications.js';
import { Conditions, Diabetes, Needs } from './parts/Needs.js';
import { OtherConditions } from './parts/OtherConditions.js';
import { Review } from './parts/Review.js';
import { StepNav } from './parts/StepNav.js';
import { PROGRESS_OF, STEPS, type StepId } from './steps.js';
import { type QuizState, useQuiz, useStepStart } from './use-quiz.js';
import { QUIZ } from './words.js';
import styles from './quiz.module.css';

/** What each step of the table shows. Basics brings its own buttons, for it is a form that is checked. */
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
      <div className={styles.track} aria-hidden="true">{Array.from({ length: PROGRESS_OF }, (_, index) => <span key={index} data-done={index < done || undefined} />)}</div>
    </div>
  );
}

export default function QuizScreen() {
  const quiz = useQuiz();
  const { step, said } = quiz;
  const { top, heading } = useStepStart(step);
  return (
    <Page width="reading">
      <h1>{QUIZ.title}</h1>
      <p className="lead no-print">{QUIZ.lead}</p>
      <noscript><Notice><p>{QUIZ.needsScript} <a href={PAGES.help.path}>{PAGES.help.title}</a> · <a href={PAGES.contact.path}>{PAGES.contact.title}</a></p></Notice></noscript>
      <div ref={top} className={`${styles.quiz} stack`}>
        <Progress step={step} />
        <h2 ref={heading} tabIndex={-1} aria-describedby="quiz-progress">{QUIZ.titles[step]}</h2>
        <Status>{said}</Status>
        {step === 'location' ? <Basics quiz={quiz} /> : <div key={step} className="stack">{PARTS[step](quiz)}<StepNav quiz={quiz} /></div>}
      </div>
      <p className="no-print"><Link to={PAGES.contact.path}>{PAGES.contact.title}</Link></p>
    </Page>
  );
}
