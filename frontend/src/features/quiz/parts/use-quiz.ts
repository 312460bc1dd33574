import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { useHydrated, useStepAddress } from '#ui/index.js';
import { hasAnswers, NO_ANSWERS, type Answers } from '../model/answers.js';
import { leavingMessage } from '../model/entry-messages.js';
import { arrive, backward, forward, type Quiz } from '../model/quiz-navigation.js';
import { stepAddress, type StepId } from '../model/steps.js';
import { QUIZ } from '../model/words.js';
import { useAnswers } from '../storage/answers.slice.js';

/** A message with a number of its own, so that screen readers announce the same text again. */
export interface QuizMessage {
  readonly text: string;
  readonly number: number;
  /** The step that the message is about, which the person may have left since. */
  readonly about: StepId;
}
/** Steps that show messages about a list entry beside the field in which it is typed. */
const HAS_FIELD: ReadonlySet<StepId> = new Set(['needs_other', 'meds']);

const NOTHING: QuizMessage = { text: '', number: 0, about: 'location' };

export interface QuizState extends Quiz {
  change(answers: Answers): void;
  next(): void;
  back(): void;
  announce(text: string): void;
  readonly message: QuizMessage;
  /** The message beside the field of a step for list entries. */
  readonly fieldMessage: QuizMessage;
  startOver(): void;
  /** Restores the answers that starting over removed, null if there is nothing to restore. */
  readonly bringBack: (() => void) | null;
}

export function useQuiz(): QuizState {
  const [kept, keep] = useAnswers();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [said, setSaid] = useState(NOTHING);
  const [cleared, setCleared] = useState<Quiz | null>(null);
  const wanted = isHydrated ? query.get('step') : null;
  const quiz = arrive(kept, wanted);
  useStepAddress(wanted, quiz.step, stepAddress(quiz.step));
  const announce = (text: string) => setSaid(({ number }) => ({ text, number: number + 1, about: quiz.step }));
  const isBesideField = said.about === quiz.step && HAS_FIELD.has(quiz.step);
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
    message: isBesideField ? NOTHING : said,
    fieldMessage: isBesideField ? said : NOTHING,
    announce,
    change: keep,
    next: () => (quiz.step === 'final' ? void navigate(PAGES.home.path) : show(forward(quiz), leaving)),
    back: () => show(backward(quiz), leaving),
    startOver,
    bringBack: cleared && !hasAnswers(quiz.answers) ? bringBack : null,
  };
}
