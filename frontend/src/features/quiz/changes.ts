import { CONDITIONS } from '../../../../backend/src/contract/messages/quiz.js';
import { LISTED_NEEDS, type Answers, type DoctorId, type ListedNeed, type Need, NEED_IDS } from './answers.js';

/** What a person may do to their answers; each gives new answers and leaves the old ones alone (specification 2, section 4). */

const conditionsKey = { heart: 'heartConditions', brain: 'brainConditions', mobility: 'mobilityConditions' } as const satisfies Record<ListedNeed, keyof Answers>;
export const conditionsOf = (answers: Answers, need: ListedNeed): readonly string[] => answers[conditionsKey[need]];
const isListed = (need: Need): need is ListedNeed => LISTED_NEEDS.some((listed) => listed === need);

/** Ticking diabetes confirms it. Unticking a need takes its conditions and medicines with it; "other" also its texts. */
export function setNeed(answers: Answers, need: Need, isOn: boolean): Answers {
  const changed = { ...answers, needs: { ...answers.needs, [need]: isOn } };
  if (isOn) return need === 'diabetes' ? { ...changed, diabetesConfirmed: true } : changed;
  return withoutTraces(changed, need);
}

function withoutTraces(answers: Answers, need: Need): Answers {
  const cleared = { ...answers, medications: { ...answers.medications, [need]: [] } };
  if (isListed(need)) return { ...cleared, [conditionsKey[need]]: [] };
  return need === 'diabetes' ? { ...cleared, diabetesConfirmed: false } : { ...cleared, otherText: '', otherConditions: [] };
}

/**
 * Leaving the needs step: nothing of an unticked need stays and the free text loses its blanks. Medicines entered while
 * no need was ticked (all sections show then) stay only where no need is ticked now.
 */
export function submitNeeds(answers: Answers): Answers {
  const hasAny = NEED_IDS.some((need) => answers.needs[need]);
  const unticked = NEED_IDS.filter((need) => !answers.needs[need]);
  const cleared = unticked.reduce((left, need) => (hasAny ? withoutTraces(left, need) : { ...withoutTraces(left, need), medications: left.medications }), answers);
  // "Other medications" can be entered whatever is ticked, so they belong to no need.
  return { ...cleared, otherText: cleared.otherText.trim(), medications: { ...cleared.medications, other: answers.medications.other } };
}

const toggled = <T,>(list: readonly T[], item: T, isOn: boolean): T[] => (isOn ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item));

export function setCondition<N extends ListedNeed>(answers: Answers, need: N, condition: string, isOn: boolean): Answers {
  if (!(condition in CONDITIONS[need])) return answers;
  return { ...answers, [conditionsKey[need]]: toggled(conditionsOf(answers, need), condition, isOn) };
}

/** A free entry: trimmed; an empty one or one that is there already changes nothing. */
const withEntry = (list: readonly string[], entry: string): string[] => {
  const word = entry.trim();
  return word === '' || list.some((one) => one.toLowerCase() === word.toLowerCase()) ? [...list] : [...list, word];
};
export const addCondition = (answers: Answers, entry: string): Answers => ({ ...answers, otherConditions: withEntry(answers.otherConditions, entry) });
export const removeCondition = (answers: Answers, entry: string): Answers => ({ ...answers, otherConditions: answers.otherConditions.filter((one) => one !== entry) });
export const addMedicine = (answers: Answers, need: Need, entry: string): Answers => ({ ...answers, medications: { ...answers.medications, [need]: withEntry(answers.medications[need], entry) } });
export const removeMedicine = (answers: Answers, need: Need, entry: string): Answers => ({ ...answers, medications: { ...answers.medications, [need]: answers.medications[need].filter((one) => one !== entry) } });

/** No preference clears the name. */
export function setDoctor(answers: Answers, doctor: DoctorId, changes: Partial<Answers['doctors'][DoctorId]>): Answers {
  const changed = { ...answers.doctors[doctor], ...changes };
  return { ...answers, doctors: { ...answers.doctors, [doctor]: changed.noPreference ? { name: '', noPreference: true } : changed } };
}
export const setBenefit = (answers: Answers, benefit: Answers['benefits'][number], isOn: boolean): Answers => ({ ...answers, benefits: toggled(answers.benefits, benefit, isOn) });
