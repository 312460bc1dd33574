import { LENGTHS } from '#contract/limits/fields.js';
import { allMedicines, findSameEntry, isFull, trimmedName } from './answer-changes.js';
import type { Answers } from './answers.js';
import type { StepId } from './steps.js';
import { QUIZ } from './words.js';

const { chips } = QUIZ;

export function addingMessage(list: readonly string[], entry: string, among = list): string {
  const name = trimmedName(entry);
  if (name === '') return '';
  const there = findSameEntry(among, name);
  if (there !== undefined) return chips.already(name, there);
  return isFull(list) ? chips.full(LENGTHS.listItems) : chips.added(name);
}

export function leavingMessage(answers: Answers, step: StepId): string {
  if (step === 'needs_other') return addingMessage(answers.otherConditions, answers.otherEntry);
  return step === 'meds' ? addingMessage(answers.medications.other, answers.medicineEntry, allMedicines(answers)) : '';
}
