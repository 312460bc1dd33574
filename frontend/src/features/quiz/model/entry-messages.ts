import { LENGTHS } from '#contract/limits/fields.js';
import { allMedicines, findSameEntry, isFull, trimmedName } from './answer-changes.js';
import type { Answers } from './answers.js';
import type { StepId } from './steps.js';
import { QUIZ } from './words.js';

const { chips } = QUIZ;

export function addingMessage(list: readonly string[], entry: string, among = list, added = chips.added): string {
  const name = trimmedName(entry);
  if (name === '') return '';
  const there = findSameEntry(among, name);
  if (there !== undefined) return chips.already(name, there);
  return isFull(list) ? chips.full(LENGTHS.listItems) : added(name);
}

/** The message for the next step, which therefore names the list. */
export function leavingMessage(answers: Answers, step: StepId): string {
  const { otherConditions, otherEntry, medications, medicineEntry } = answers;
  if (step === 'needs_other') return addingMessage(otherConditions, otherEntry, otherConditions, chips.addedCondition);
  return step === 'meds'
    ? addingMessage(medications.other, medicineEntry, allMedicines(answers), chips.addedMedicine)
    : '';
}
