import type { ReactNode } from 'react';
import { listText } from '#ui/format.js';
import { FROM_QUIZ } from '../messages/quiz-answers.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { uncheckedOf, type QuizNames } from '../model/ranking/unchecked.js';
import { useAnswersFromQuiz } from '../storage/answers-from-quiz.slice.js';

interface Props extends Pick<RankedPlan, 'care'> {
  readonly quiz: QuizNames | undefined;
  /** What stands here if plans were asked about all medicines and doctors of the quiz. */
  readonly all: ReactNode;
  /** What stands here otherwise, if it is not a note that says so. */
  readonly matches?: ReactNode;
}

/** Renders `all` only if plans were asked about all medicines and doctors of the quiz. */
export function UnlessUnchecked({ care, quiz, all, matches }: Props) {
  const stored = useAnswersFromQuiz();
  const unchecked = uncheckedOf(quiz ?? stored ?? { medicines: [], doctors: [] }, care);
  if (unchecked.length === 0) return all;
  return matches ?? <p className="small">{FROM_QUIZ.unchecked(listText(unchecked))}</p>;
}
