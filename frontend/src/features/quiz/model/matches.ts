import { MEDICARE_AGE } from '#contract/limits/ages.js';
import { LIFESTYLE_PROGRAMS } from '#contract/limits/plans.js';
import type { EligibilityNotice } from '#features/plans/messages/eligibility/eligibility-notices.js';
import type { applyQuizAnswers } from '../../plans/index.js';
import { allMedicines, doctorsToAsk, findSameEntry } from './answer-changes.js';
import { NEEDS, type Answers, type DoctorId, type Need } from './answers.js';
import { focusLines } from './focus.js';
import { QUIZ } from './words.js';

type Extra = Answers['benefits'][number];
type PlanFeature = 'Dental' | 'Vision' | (typeof LIFESTYLE_PROGRAMS)[number];

/** The plan feature to look for, by health need, null if plan data says nothing about one. */
const FOR_NEED: Readonly<Record<Need, PlanFeature | null>> = {
  heart: 'Nutrition Counseling',
  brain: 'Mental Health Counseling',
  mobility: 'Physical Therapy',
  diabetes: 'Nutrition Counseling',
  other: null,
};
const FOR_EXTRA: Readonly<Record<Extra, PlanFeature | null>> = {
  dental: 'Dental',
  vision: 'Vision',
  wellness: 'SilverSneakers',
  transportation: null,
  otc: null,
};
/** The quiz's answers about coverage as the plan search has them. Other coverage affects the price. */
const OTHER_COVER = { medicare: 'medicare', employer: 'job', marketplace: 'none', not_sure: '', '': '' } as const;

interface Match {
  readonly feature: PlanFeature;
  /** The quiz answers that led to the suggestion, without those with the same wording as the suggestion. */
  readonly because: readonly string[];
}

/** Returns the plan features to look for according to the quiz answers, without duplicates. */
export function matchesOf({ needs, benefits }: Answers): readonly Match[] {
  const asked = [
    ...benefits.map((id) => [FOR_EXTRA[id], QUIZ.benefits[id]] as const),
    ...NEEDS.filter((need) => needs[need]).map((need) => [FOR_NEED[need], QUIZ.needs[need]] as const),
  ];
  const features = [...new Set(asked.flatMap(([feature]) => feature ?? []))];
  return features.map((feature) => ({
    feature,
    because: asked.flatMap(([one, why]) => (one === feature && why !== feature ? why : [])),
  }));
}

/** Labels of the quiz's preferences that the search cannot use: the marketplace publishes no data on them. */
export function preferencesWithoutData(answers: Answers): string[] {
  const extras = answers.benefits.filter((id) => FOR_EXTRA[id] === null).map((id) => QUIZ.benefits[id]);
  const others = answers.needs.other ? focusLines({ ...answers, needs: { ...NO_NEEDS, other: true } }) : [];
  return [...extras, ...others];
}
const NO_NEEDS = { heart: false, brain: false, mobility: false, diabetes: false, other: false };

/** A doctor's role and name ("Cardiologist: Dr. Lee") in a list, which is empty without a name. */
export function doctorNamed(doctors: Answers['doctors'], id: DoctorId): string[] {
  const name = doctors[id].name.trim();
  return name === '' ? [] : [`${QUIZ.doctors[id]}: ${name}`];
}

export const takenMedicines = (answers: Answers): string[] =>
  allMedicines(answers).filter((one, index, all) => findSameEntry(all.slice(0, index), one) === undefined);

/** The notice about coverage that suits the person better than the Marketplace, null if there is none. */
export function betterCoverage({
  age,
  coverage,
}: Answers): Extract<EligibilityNotice, 'medicare' | 'medicareAge' | 'job'> | null {
  if (coverage === 'medicare') return 'medicare';
  if (Number(age) >= MEDICARE_AGE) return 'medicareAge';
  return coverage === 'employer' ? 'job' : null;
}

export function answersForSearch(answers: Answers): Parameters<typeof applyQuizAnswers>[0] {
  const features = matchesOf(answers).map(({ feature }) => feature);
  return {
    zip: answers.zip,
    age: answers.age,
    other: OTHER_COVER[answers.coverage],
    dental: features.includes('Dental'),
    vision: features.includes('Vision'),
    programs: LIFESTYLE_PROGRAMS.filter((program) => features.includes(program)),
    medicines: takenMedicines(answers),
    notes: answers.medicationNotes.trim(),
    doctors: doctorsToAsk(answers).flatMap((id) => doctorNamed(answers.doctors, id)),
    untold: preferencesWithoutData(answers),
  };
}
