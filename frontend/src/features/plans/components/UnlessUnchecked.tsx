import type { ReactNode } from 'react';
import { FROM_QUIZ } from '#contract/messages/quiz-answers.js';
import { listText } from '#ui/list-text.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { uncheckedOf, type QuizNames } from '../model/ranking/unchecked.js';
import { quizNames } from '../storage/quiz-names.js';

interface Props extends Pick<RankedPlan, 'care'> {
  readonly quiz: QuizNames | undefined;
  /** The claim that a plan meets all preferences. */
  readonly all: ReactNode;
  /** The preferences that the plan meets. */
  readonly matches: ReactNode;
}

/** Says what is not checked yet instead of `all`, if no plan was asked about some medicines or doctors of the quiz. */
export function UnlessUnchecked({ care, quiz = quizNames.read(), all, matches }: Props) {
  const unchecked = uncheckedOf(quiz, care);
  if (unchecked.length === 0) return all;
  return (
    <div>
      {matches}
      <p>{FROM_QUIZ.unchecked(listText(unchecked))}</p>
    </div>
  );
}
