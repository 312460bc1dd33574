import { HOUSEHOLD } from '#contract/limits/plans.js';
import type { Answers, Need } from './answers.js';

interface Step {
  readonly id: string;
  /** The progress number of the step: N in "Step N of 5". */
  readonly progress: number;
  readonly next: 'next' | 'needs' | 'doctors' | 'benefits' | 'final';
  readonly shows: (answers: Answers) => boolean;
}
const always = () => true;
const needs = (need: Need) => (answers: Answers) => answers.needs[need];

/**
 * The steps of the quiz, with their ids in the URL, progress numbers and buttons. The specification prescribes "Step N
 * of 5" although there are more than five steps, so steps on the same subject share a number.
 */
export const STEPS = [
  { id: 'location', progress: 1, next: 'next', shows: always },
  { id: 'needs', progress: 2, next: 'needs', shows: always },
  { id: 'needs_heart', progress: 2, next: 'next', shows: needs('heart') },
  { id: 'needs_brain', progress: 2, next: 'next', shows: needs('brain') },
  { id: 'needs_mobility', progress: 2, next: 'next', shows: needs('mobility') },
  { id: 'needs_diabetes', progress: 2, next: 'next', shows: needs('diabetes') },
  { id: 'needs_other', progress: 2, next: 'next', shows: needs('other') },
  { id: 'meds', progress: 3, next: 'next', shows: always },
  { id: 'doctors', progress: 4, next: 'doctors', shows: always },
  { id: 'benefits', progress: 5, next: 'benefits', shows: always },
  { id: 'final', progress: 5, next: 'final', shows: always },
] as const satisfies readonly Step[];
export type StepId = (typeof STEPS)[number]['id'];
export const stepAddress = (step: StepId): string => `?step=${step}`;
export const PROGRESS_OF = 5;

const stepsFor = (answers: Answers): StepId[] => STEPS.filter(({ shows }) => shows(answers)).map(({ id }) => id);

export const isAge = (typed: string): boolean => /^\s*\d{1,3}\s*$/.test(typed) && Number(typed) <= HOUSEHOLD.maxAge;
/** Whether five digits lie between the lowest and highest ZIP code. The quiz asks no server, so it checks no more. */
export const canBeZip = (typed: string): boolean => typed >= '00501' && typed <= '99950';
export const hasBasics = ({ zip, age, coverage }: Answers): boolean =>
  /^\d{5}$/.test(zip) && canBeZip(zip) && isAge(age) && coverage !== '';

/** The step to show for the URL's id: the first if it is unanswered or the answers do not lead to that step. */
export function stepShown(answers: Answers, wanted: string | null): StepId {
  const found = stepsFor(answers).find((id) => id === wanted);
  return found && hasBasics(answers) ? found : 'location';
}

export function stepAfter(answers: Answers, step: StepId): StepId {
  const steps = stepsFor(answers);
  return steps[steps.indexOf(step) + 1] ?? step;
}

export function stepBefore(answers: Answers, step: StepId): StepId {
  const steps = stepsFor(answers);
  return steps[steps.indexOf(step) - 1] ?? step;
}
