import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { useHydrated } from '../../ui/index.js';
import type { Answers } from './answers.js';
import { useAnswers } from './kept-answers.js';
import type { StepId } from './steps.js';
import { arrive, backward, forward, type Quiz } from './walk.js';

/** Space kept above the quiz when a step begins (specification 2, section 9), in CSS pixels. */
const SCROLL_OFFSET = 120;
export const stepAddress = (step: StepId): string => `?step=${step}`;

export interface QuizState extends Quiz {
  change(answers: Answers): void;
  next(): void;
  back(): void;
  /** Says something to assistive technology and on the screen. */
  say(text: string): void;
  readonly said: string;
}

/** The machine bound to the address and to what the browser keeps for this visit. */
export function useQuiz(): QuizState {
  const [kept, keep] = useAnswers();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [said, say] = useState('');
  const quiz = arrive(kept, isHydrated ? query.get('step') : null);
  const show = (arrived: Quiz) => {
    keep(arrived.answers);
    say('');
    void navigate(stepAddress(arrived.step), { preventScrollReset: true });
  };
  return {
    ...quiz, said, say, change: keep,
    next: () => (quiz.step === 'final' ? void navigate(PAGES.home.path) : show(forward(quiz))),
    back: () => show(backward(quiz)),
  };
}

/** At each change of step: the page glides to the top of the quiz and the step's heading takes the focus. Not on arrival. */
export function useStepStart(step: StepId) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<StepId>(null);
  const start = useCallback(() => {
    if (!top.current) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: top.current.getBoundingClientRect().top + scrollY - SCROLL_OFFSET, behavior: isCalm ? 'auto' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) start();
    shown.current = step;
  }, [step, start]);
  return { top, heading };
}
