import { useEffect, useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { QUIZ, QUIZ_STEPS } from '../../../../backend/src/contract/messages/quiz.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Button, Page } from '../../ui/index.js';
import type { Answers } from './answers.js';
import { Basics, Brain, Diabetes, Heart, Mobility, Needs, OtherConditions } from './basics-and-needs.js';
import { submitNeeds } from './changes.js';
import { useAnswers } from './kept-answers.js';
import { Doctors, ExtraBenefits, Medicines, Review } from './medicines-to-review.js';
import styles from './quiz.module.css';
import type { StepProps } from './step-props.js';
import { stepAfter, stepAt, stepBefore, type StepId } from './steps.js';

const SCREENS: Readonly<Record<StepId, ComponentType<StepProps>>> = {
  location: Basics, needs: Needs, needs_heart: Heart, needs_brain: Brain, needs_mobility: Mobility, needs_diabetes: Diabetes,
  needs_other: OtherConditions, meds: Medicines, doctors: Doctors, benefits: ExtraBenefits, final: Review,
};
/** Pixels left free above the quiz when a step begins (specification 2, section 9). */
const SCROLL_OFFSET = 120;
const STEPS_IN_ALL = 5;

/** A new step is brought into view and its heading read out; the first look at the page moves nothing. */
function useStepStart(id: StepId) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    heading.current?.focus({ preventScroll: true });
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: scrollY + (top.current?.getBoundingClientRect().top ?? 0) - SCROLL_OFFSET, behavior: calm ? 'auto' : 'smooth' });
  }, [id]);
  return { top, heading };
}

/** The guided quiz: one step at a time, the step in the address, the answers in this tab only. */
export default function QuizScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [answers, change, isReady] = useAnswers();
  const [status, say] = useState('');
  const { id, progress } = stepAt(isReady ? params.get('step') : null, answers);
  const { top, heading } = useStepStart(id);
  const Step = SCREENS[id];
  const go = (step: StepId) => void navigate(`${PAGES.quiz.path}?step=${step}`, { preventScrollReset: true });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const settled: Answers = id === 'needs' ? submitNeeds(answers) : answers;
    change(() => settled);
    say('');
    const next = stepAfter(id, settled);
    if (next) go(next);
    else void navigate(PAGES.home.path);
  }
  return (
    <Page width="reading">
      <h1>{PAGES.quiz.title}</h1>
      <p className="lead">{QUIZ.heading}</p>
      <p className="muted">{QUIZ.private}</p>
      <div ref={top} className={`${styles.quiz} stack`}>
        <div className={styles.progress}>
          <p>{QUIZ.progress(progress)}</p>
          <progress aria-label={QUIZ.progress(progress)} value={progress} max={STEPS_IN_ALL} />
        </div>
        <form className="stack" onSubmit={submit}>
          <h2 ref={heading} tabIndex={-1}>{QUIZ_STEPS[id].title}</h2>
          <Step answers={answers} change={change} say={say} />
          <p className="visually-hidden" role="status">{status}</p>
          <div className={`${styles.buttons} no-print`}>
            <Button kind="secondary" disabled={id === 'location'} onClick={() => go(stepBefore(id, answers))}>{QUIZ.back}</Button>
            <Button type="submit">{QUIZ_STEPS[id].next}</Button>
          </div>
        </form>
      </div>
    </Page>
  );
}
