import { QUIZ_STEPS } from '../../../../backend/src/contract/messages/quiz.js';
import type { Answers, Need } from './answers.js';

export type StepId = keyof typeof QUIZ_STEPS;
interface Step {
  readonly id: StepId;
  /** What the progress line says (specification 2, section 2). */
  readonly progress: 1 | 2 | 3 | 4 | 5;
  readonly shows: (answers: Answers) => boolean;
}
const always = () => true;
const needs = (need: Need) => (answers: Answers) => answers.needs[need];

/** The quiz, to be read aloud: which step comes when. */
export const STEPS: readonly Step[] = [
  { id: 'location', progress: 1, shows: always },
  { id: 'needs', progress: 2, shows: always },
  { id: 'needs_heart', progress: 2, shows: needs('heart') },
  { id: 'needs_brain', progress: 2, shows: needs('brain') },
  { id: 'needs_mobility', progress: 2, shows: needs('mobility') },
  { id: 'needs_diabetes', progress: 2, shows: needs('diabetes') },
  { id: 'needs_other', progress: 2, shows: needs('other') },
  { id: 'meds', progress: 3, shows: always },
  { id: 'doctors', progress: 4, shows: always },
  { id: 'benefits', progress: 5, shows: always },
  { id: 'final', progress: 5, shows: always },
];

export const stepsFor = (answers: Answers): Step[] => STEPS.filter(({ shows }) => shows(answers));

const basicsAreComplete = ({ zip, age, coverage }: Answers): boolean => /^\d{5}$/.test(zip) && /^\d{1,3}$/.test(age) && coverage !== '';

/** The step an address names, or the first one: unknown steps, steps that do not show, and any before the basics are answered. */
export function stepAt(id: string | null, answers: Answers): Step {
  const [first, ...others] = stepsFor(answers);
  if (!first) throw new Error('the quiz has no steps');
  return (basicsAreComplete(answers) && others.find((step) => step.id === id)) || first;
}

/** One step back, not below the first. */
export const stepBefore = (id: StepId, answers: Answers): StepId => neighbour(id, answers, -1) ?? 'location';
/** One step forward; null after the last. */
export const stepAfter = (id: StepId, answers: Answers): StepId | null => neighbour(id, answers, 1);

function neighbour(id: StepId, answers: Answers, by: 1 | -1): StepId | null {
  const steps = stepsFor(answers);
  const at = steps.findIndex((step) => step.id === id);
  return steps[at + by]?.id ?? null;
}
