import { addEntries, submitNeeds } from './answer-changes.js';
import type { Answers } from './answers.js';
import { stepAfter, stepBefore, stepShown, type StepId } from './steps.js';

export interface Quiz {
  readonly answers: Answers;
  readonly step: StepId;
}
const BEFORE_NEEDS: readonly StepId[] = ['location', 'needs'];

/**
 * Returns the state of the quiz for the step named in the URL. Text that was typed on other steps but not added to its
 * list is now added. After the step about health needs, answers that belong to needs that are not selected are removed.
 */
export function arrive(answers: Answers, wanted: string | null): Quiz {
  const step = stepShown(answers, wanted);
  const entered = addEntries(answers, (other) => other === step);
  return { step, answers: BEFORE_NEEDS.includes(step) ? entered : submitNeeds(entered) };
}

/** Goes to the next step of the quiz. On the last step nothing changes, because "Finish" leaves the quiz. */
export function forward({ answers, step }: Quiz): Quiz {
  const left = step === 'needs' ? submitNeeds(answers) : answers;
  return arrive(left, stepAfter(left, step));
}

export const backward = ({ answers, step }: Quiz): Quiz => arrive(answers, stepBefore(answers, step));
