import { addEntries, submitNeeds } from './answer-changes.js';
import type { Answers } from './answers.js';
import { stepAfter, stepBefore, stepShown, type StepId } from './steps.js';

/** State of the quiz: the current step and the answers so far. */
export interface Quiz {
  readonly answers: Answers;
  readonly step: StepId;
}
const BEFORE_NEEDS: readonly StepId[] = ['location', 'needs'];

/**
 * Returns the state of the quiz for the step in the address. Past the step about needs, the answers of unticked needs
 * are removed, and text typed in other steps is added to its lists, whichever way the person arrived.
 */
export function arrive(answers: Answers, wanted: string | null): Quiz {
  const step = stepShown(answers, wanted);
  const entered = addEntries(answers, (other) => other === step);
  return { step, answers: BEFORE_NEEDS.includes(step) ? entered : submitNeeds(entered) };
}

/** Goes to the next step of the quiz. On the last step it changes nothing, because "Finish" leaves the quiz. */
export function forward({ answers, step }: Quiz): Quiz {
  const left = step === 'needs' ? submitNeeds(answers) : answers;
  return arrive(left, stepAfter(left, step));
}

/** Goes to the previous step of the quiz; on the first step it changes nothing. */
export const backward = ({ answers, step }: Quiz): Quiz => arrive(answers, stepBefore(answers, step));
