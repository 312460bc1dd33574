import type { Answers } from './answers.js';
import { addEntries, submitNeeds } from './machine.js';
import { stepAfter, stepBefore, stepShown, type StepId } from './steps.js';

/** Where a person is in the quiz and what they have said so far. */
export interface Quiz {
  readonly answers: Answers;
  readonly step: StepId;
}
const BEFORE_NEEDS: readonly StepId[] = ['location', 'needs'];

/**
 * What an address shows. Past the needs step no answer of an unticked need is left, and an entry typed on another step is
 * in its list, whichever way somebody came.
 */
export function arrive(answers: Answers, wanted: string | null): Quiz {
  const step = stepShown(answers, wanted);
  const entered = addEntries(answers, (other) => other === step);
  return { step, answers: BEFORE_NEEDS.includes(step) ? entered : submitNeeds(entered) };
}

/** One step forward; on the last step the same place, for Finish leaves the quiz. */
export function forward({ answers, step }: Quiz): Quiz {
  const left = step === 'needs' ? submitNeeds(answers) : answers;
  return arrive(left, stepAfter(left, step));
}

/** One step back, not below the first. */
export const backward = ({ answers, step }: Quiz): Quiz => arrive(answers, stepBefore(answers, step));
