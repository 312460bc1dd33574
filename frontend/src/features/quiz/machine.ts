import { type Answers, type Need, type DetailedNeed, type DoctorId, type DoctorAnswer, CONDITIONS, MEDICINE_NEEDS, NO_DOCTOR, SPECIALISTS, type MedicineNeed } from './answers.js';
import { LENGTHS } from '../../../../backend/src/contract/limits.js';

/** The changes a person can make; each is answered with new answers. No step, no screen, no storage is known here. */
export const tickNeed = (answers: Answers, need: Need, isTicked: boolean): Answers => {
  const changed = { ...answers, needs: { ...answers.needs, [need]: isTicked } };
  if (!isTicked) return without(changed, need);
  // Specification 2, section 4: ticking diabetes confirms it.
  return need === 'diabetes' ? { ...changed, diabetesConfirmed: true } : changed;
};

/** Everything that was said because of one need, taken back. */
function without(answers: Answers, need: Need): Answers {
  if (need === 'other') return { ...answers, otherText: '', otherConditions: [], otherEntry: '' };
  const doctors = Object.fromEntries(Object.entries(answers.doctors).map(([id, doctor]) => [id, specialistFor(id) === need ? NO_DOCTOR : doctor]));
  return {
    ...answers,
    conditions: need in CONDITIONS ? { ...answers.conditions, [need]: [] } : answers.conditions,
    diabetesConfirmed: need === 'diabetes' ? false : answers.diabetesConfirmed,
    medications: { ...answers.medications, [need]: [] },
    doctors: { ...answers.doctors, ...doctors },
  };
}

const specialistFor = (id: string): Need | undefined => Object.entries(SPECIALISTS).find(([specialist]) => specialist === id)?.[1];

/** Medicine lists that are shown: those of the ticked needs, or all of them when no need is ticked. */
export function medicineNeeds({ needs }: Answers): readonly MedicineNeed[] {
  const ticked = MEDICINE_NEEDS.filter((need) => needs[need]);
  return ticked.length > 0 || needs.other ? ticked : MEDICINE_NEEDS;
}

/** The needs step is sent: what belongs to needs that are not ticked goes, and the free text is trimmed. */
export function submitNeeds(answers: Answers): Answers {
  const shown = medicineNeeds(answers);
  const unticked = (Object.keys(answers.needs) as Need[]).filter((need) => !answers.needs[need]);
  const cleared = unticked.reduce((left, need) => {
    const next = without(left, need);
    // With no need ticked every medicine list is shown, so what was chosen there is still asked for.
    return shown.some((each) => each === need) ? { ...next, medications: left.medications } : next;
  }, answers);
  return { ...cleared, otherText: cleared.otherText.trim() };
}

export const setCondition = (answers: Answers, need: DetailedNeed, id: string, isTicked: boolean): Answers => {
  const known: readonly string[] = CONDITIONS[need];
  const chosen: readonly string[] = answers.conditions[need];
  const ids = known.filter((each) => (each === id ? isTicked : chosen.includes(each)));
  return { ...answers, conditions: { ...answers.conditions, [need]: ids } };
};

/** A list with one more entry: trimmed, nothing empty, nothing twice (capitals do not count). */
export function added(list: readonly string[], entry: string): string[] {
  const name = entry.trim().slice(0, LENGTHS.medicine.max);
  const isKnown = list.some((each) => each.toLowerCase() === name.toLowerCase());
  return name === '' || isKnown || list.length >= LENGTHS.listItems ? [...list] : [...list, name];
}
export const removed = (list: readonly string[], entry: string): string[] => list.filter((each) => each !== entry);

export const addCondition = (answers: Answers): Answers => ({ ...answers, otherConditions: added(answers.otherConditions, answers.otherEntry), otherEntry: '' });

export const setMedications = (answers: Answers, need: MedicineNeed | 'other', list: string[]): Answers => ({ ...answers, medications: { ...answers.medications, [need]: list } });

export const addMedicine = (answers: Answers): Answers => ({ ...setMedications(answers, 'other', added(answers.medications.other, answers.medicineEntry)), medicineEntry: '' });

/** What was typed and not added, put into its list: nobody loses a condition or a medicine for a button not pressed. */
export function addEntries(answers: Answers, isOn: (step: 'needs_other' | 'meds') => boolean): Answers {
  const withCondition = answers.otherEntry === '' || isOn('needs_other') ? answers : addCondition(answers);
  return withCondition.medicineEntry === '' || isOn('meds') ? withCondition : addMedicine(withCondition);
}

export const doctorsAsked = ({ needs }: Answers): DoctorId[] => ['primary', ...(Object.keys(SPECIALISTS) as (keyof typeof SPECIALISTS)[]).filter((id) => needs[SPECIALISTS[id]])];

/** Ticking 'No preference' clears the name. */
export const setDoctor = (answers: Answers, id: DoctorId, change: Partial<DoctorAnswer>): Answers => {
  const doctor = { ...answers.doctors[id], ...change };
  return { ...answers, doctors: { ...answers.doctors, [id]: doctor.noPreference ? { name: '', noPreference: true } : doctor } };
};
