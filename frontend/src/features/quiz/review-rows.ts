import { MEDICARE_AGE } from '../../../../backend/src/contract/limits.js';
import type { Answers, DoctorId } from './answers.js';
import { focusLines } from './focus.js';
import { doctorsAsked } from './machine.js';
import type { StepId } from './steps.js';
import { QUIZ } from './words.js';

export interface ReviewRow {
  readonly step: StepId;
  readonly label: string;
  readonly values: readonly string[];
}

const doctorLine = ({ doctors }: Answers) => (id: DoctorId): string[] => {
  const { name, noPreference } = doctors[id];
  const said = noPreference ? QUIZ.doctors.noPreference : name.trim();
  return said === '' ? [] : [`${QUIZ.doctors[id]}: ${said}`];
};

/** Everything that was answered, by the step that asks it. */
export function reviewRows(answers: Answers): ReviewRow[] {
  const { zip, age, coverage, medications, medicationNotes, benefits } = answers;
  const notes = medicationNotes.trim();
  return [
    { step: 'location', label: QUIZ.titles.location, values: [`${QUIZ.basics.zip}: ${zip}`, `${QUIZ.basics.age}: ${age}`, coverage === '' ? '' : QUIZ.coverage[coverage]] },
    { step: 'needs', label: QUIZ.titles.needs, values: focusLines(answers) },
    { step: 'meds', label: QUIZ.titles.meds, values: [...new Set(Object.values(medications).flat()), ...(notes === '' ? [] : [notes])] },
    { step: 'doctors', label: QUIZ.titles.doctors, values: doctorsAsked(answers).flatMap(doctorLine(answers)) },
    { step: 'benefits', label: QUIZ.titles.benefits, values: benefits.map((id) => QUIZ.benefits[id]) },
  ];
}

/** Marketplace plans are not for people with Medicare or of its age. */
export const isForMedicare = ({ age, coverage }: Answers): boolean => coverage === 'medicare' || Number(age) >= MEDICARE_AGE;

/** What to do next, for these answers: advice of ours, in the order a person would do it. */
export function nextSteps({ medications, doctors, benefits }: Answers): string[] {
  const { tips } = QUIZ.review;
  return [
    tips.year,
    ...(Object.values(medications).some((list) => list.length > 0) ? [tips.meds] : []),
    ...(Object.values(doctors).some(({ name }) => name.trim() !== '') ? [tips.doctors] : []),
    ...(benefits.length > 0 ? [tips.extras] : []),
  ];
}
