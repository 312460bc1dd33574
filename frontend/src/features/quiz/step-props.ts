import type { Answers } from './answers.js';

/** What every step gets. */
export interface StepProps {
  readonly answers: Answers;
  readonly change: (step: (before: Answers) => Answers) => void;
  /** Tells people who cannot see it that something was added or removed. */
  readonly say: (text: string) => void;
}
