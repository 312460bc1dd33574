import { LENGTHS } from '#contract/limits/fields.js';
import {
  CONDITIONS,
  MEDICINE_NEEDS,
  NO_DOCTOR,
  SPECIALISTS,
  type Answers,
  type DetailedNeed,
  type DoctorAnswer,
  type DoctorId,
  type MedicineNeed,
  type Need,
} from './answers.js';

export const tickNeed = (answers: Answers, need: Need, isTicked: boolean): Answers => {
  const changed = { ...answers, needs: { ...answers.needs, [need]: isTicked } };
  if (!isTicked) return without(changed, need);
  // If a person selects diabetes care as a health need, the quiz assumes that the person has diabetes. In a later step,
  // the person can deselect diabetes.
  return need === 'diabetes' ? { ...changed, diabetesConfirmed: true } : changed;
};

function without(answers: Answers, need: Need): Answers {
  if (need === 'other') return { ...answers, otherText: '', otherConditions: [], otherEntry: '' };
  const doctors = Object.fromEntries(
    Object.entries(answers.doctors).map(([id, doctor]) => [id, specialistFor(id) === need ? NO_DOCTOR : doctor]),
  );
  return {
    ...answers,
    conditions: need in CONDITIONS ? { ...answers.conditions, [need]: [] } : answers.conditions,
    diabetesConfirmed: need === 'diabetes' ? false : answers.diabetesConfirmed,
    medications: { ...answers.medications, [need]: [] },
    doctors: { ...answers.doctors, ...doctors },
  };
}

const specialistFor = (id: string): Need | undefined =>
  Object.entries(SPECIALISTS).find(([specialist]) => specialist === id)?.[1];

export function medicineNeeds({ needs }: Answers): readonly MedicineNeed[] {
  const ticked = MEDICINE_NEEDS.filter((need) => needs[need]);
  return ticked.length > 0 || needs.other ? ticked : MEDICINE_NEEDS;
}

/** Removes the answers of needs that are not selected, and trims the free text. */
export function submitNeeds(answers: Answers): Answers {
  const shown = medicineNeeds(answers);
  const unticked = (Object.keys(answers.needs) as Need[]).filter((need) => !answers.needs[need]);
  const cleared = unticked.reduce((left, need) => {
    const next = without(left, need);
    // If no need is selected, the quiz shows the lists of medicines for all needs, so the medicines selected in these
    // lists must not be removed.
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

export const trimmedName = (entry: string): string => entry.trim().slice(0, LENGTHS.medicine.max);
export const isFull = (list: readonly string[]): boolean => list.length >= LENGTHS.listItems;
/** An entry's names in lower case: "Metformin (Glucophage)" is "metformin" and "glucophage" too. */
const namesOf = (entry: string): readonly string[] => {
  const name = trimmedName(entry).toLowerCase();
  return [name, ...(/^(.+?) \((.+)\)$/.exec(name)?.slice(1) ?? [])];
};
/** Returns the first entry in the list that shares a name with the given entry, or undefined if there is none. */
export const findSameEntry = (list: readonly string[], entry: string): string | undefined => {
  const names = namesOf(entry);
  return list.find((each) => namesOf(each).some((name) => names.includes(name)));
};

/**
 * Adds an entry to a list, without leading and trailing white space. An empty entry is not added, and neither is an
 * entry that is already in the list `among`. By default, `among` is the list itself. Nothing is added to a full list.
 */
export function added(list: readonly string[], entry: string, among = list): string[] {
  const name = trimmedName(entry);
  return name === '' || findSameEntry(among, name) !== undefined || isFull(list) ? [...list] : [...list, name];
}
/** The text left in the field after adding: the entry itself if the list had no room, so that it is not lost. */
const leftOf = (list: readonly string[], entry: string, among = list): string =>
  isFull(list) && findSameEntry(among, entry) === undefined ? entry : '';
export const removed = (list: readonly string[], entry: string): string[] => list.filter((each) => each !== entry);

export const addCondition = (answers: Answers): Answers => ({
  ...answers,
  otherConditions: added(answers.otherConditions, answers.otherEntry),
  otherEntry: leftOf(answers.otherConditions, answers.otherEntry),
});

export const setMedications = (answers: Answers, need: MedicineNeed | 'other', list: string[]): Answers => ({
  ...answers,
  medications: { ...answers.medications, [need]: list },
});

export const allMedicines = ({ medications }: Answers): string[] => Object.values(medications).flat();
export function addMedicine(answers: Answers): Answers {
  const { medications, medicineEntry } = answers;
  const all = allMedicines(answers);
  return {
    ...setMedications(answers, 'other', added(medications.other, medicineEntry, all)),
    medicineEntry: leftOf(medications.other, medicineEntry, all),
  };
}

/** Adds the texts that were typed into fields without pressing "Add", so that no condition or medicine is lost. */
export function addEntries(answers: Answers, isOn: (step: 'needs_other' | 'meds') => boolean): Answers {
  const withCondition = answers.otherEntry === '' || isOn('needs_other') ? answers : addCondition(answers);
  return withCondition.medicineEntry === '' || isOn('meds') ? withCondition : addMedicine(withCondition);
}

export const doctorsToAsk = ({ needs }: Answers): DoctorId[] => [
  'primary',
  ...(Object.keys(SPECIALISTS) as (keyof typeof SPECIALISTS)[]).filter((id) => needs[SPECIALISTS[id]]),
];

export const setDoctor = (answers: Answers, id: DoctorId, change: Partial<DoctorAnswer>): Answers => {
  const doctor = { ...answers.doctors[id], ...change };
  return {
    ...answers,
    doctors: { ...answers.doctors, [id]: doctor.noPreference ? { name: '', noPreference: true } : doctor },
  };
};
