import { CONDITIONS, NEEDS } from '../../../../backend/src/contract/messages/quiz.js';
import { LISTED_NEEDS, NEED_IDS, type Answers, type DoctorId, type ListedNeed, type Need } from './answers.js';
import { conditionsOf } from './changes.js';

const labelOf = (need: ListedNeed, id: string): string => Object.entries<string>(CONDITIONS[need]).find(([known]) => known === id)?.[1] ?? id;

/** The lines of "We're focusing on" (specification 2, section 4). */
export function focusOf(answers: Answers): string[] {
  const listed = LISTED_NEEDS.filter((need) => answers.needs[need]).map((need) => {
    const conditions = conditionsOf(answers, need).map((id) => labelOf(need, id));
    return conditions.length > 0 ? `${NEEDS[need]}: ${conditions.join(', ')}` : NEEDS[need];
  });
  const diabetes = answers.needs.diabetes ? [answers.diabetesConfirmed ? NEEDS.diabetes : `${NEEDS.diabetes} (not confirmed)`] : [];
  const texts = [...answers.otherConditions, answers.otherText.trim()].filter((text) => text !== '');
  return [...listed, ...diabetes, ...(answers.needs.other ? (texts.length > 0 ? texts : [NEEDS.other]) : [])];
}

/** Needs whose medicines are asked for: the ticked ones, or all of them when none is. */
export function medicineSections(answers: Answers): Exclude<Need, 'other'>[] {
  const all = NEED_IDS.filter((need): need is Exclude<Need, 'other'> => need !== 'other');
  const ticked = all.filter((need) => answers.needs[need]);
  return NEED_IDS.some((need) => answers.needs[need]) ? ticked : all;
}

const SPECIALISTS: readonly (readonly [Need, DoctorId])[] = [['heart', 'cardiologist'], ['brain', 'neurologist'], ['diabetes', 'endocrinologist'], ['mobility', 'orthopedist']];
/** The primary care doctor, and the specialist for each ticked need. */
export const doctorsFor = (answers: Answers): DoctorId[] => ['primaryCare', ...SPECIALISTS.filter(([need]) => answers.needs[need]).map(([, doctor]) => doctor)];
