import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { useHydrated, useStepAddress } from '#ui/index.js';
import { hasAnswers, NO_ANSWERS, type Answers } from '../model/answers.js';
import { leavingMessage } from '../model/entry-messages.js';
import { arrive, backward, forward, type Quiz } from '../model/quiz-navigation.js';
import { stepAddress } from '../model/steps.js';
import { QUIZ } from '../model/words.js';
import { useAnswers } from '../storage/answers.slice.js';

/**
 * A message of the quiz. Each message has a number of its own, so that screen readers announce the same text again if
 * it is set twice.
 */
export interface QuizMessage {
  readonly text: string;
  readonly number: number;
}

export interface QuizState extends Quiz {
  change(answers: Answers): void;
  next(): void;
  back(): void;
  announce(text: string): void;
  readonly message: QuizMessage;
  startOver(): void;
  /**
   * Function that restores the answers that were removed when the quiz was started over. The function is null if there
   * is nothing to restore.
   */
  readonly bringBack: (() => void) | null;
}

export function useQuiz(): QuizState {
  const [kept, keep] = useAnswers();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [message, setMessage] = useState<QuizMessage>({ text: '', number: 0 });
  const [cleared, setCleared] = useState<Quiz | null>(null);
  const announce = (text: string) => setMessage(({ number }) => ({ text, number: number + 1 }));
  const wanted = isHydrated ? query.get('step') : null;
  const quiz = arrive(kept, wanted);
  useStepAddress(wanted, quiz.step, stepAddress(quiz.step));
  const show = (arrived: Quiz, saying: string) => {
    keep(arrived.answers);
    announce(saying);
    void navigate(stepAddress(arrived.step));
  };
  const leaving = leavingMessage(kept, quiz.step);
  function startOver(): void {
    setCleared(quiz);
    show(arrive({ ...NO_ANSWERS, serverData: quiz.answers.serverData }, null), QUIZ.startOver.done);
  }
  function bringBack(): void {
    if (cleared) show(cleared, '');
    setCleared(null);
  }
  return {
    ...quiz,
    message,
    announce,
    change: keep,
    next: () => (quiz.step === 'final' ? void navigate(PAGES.home.path) : show(forward(quiz), leaving)),
    back: () => show(backward(quiz), leaving),
    startOver,
    bringBack: cleared && !hasAnswers(quiz.answers) ? bringBack : null,
  };
}
