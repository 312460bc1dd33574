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

/**
 * The plan feature to look for, by health need. The feature is null if plan data says nothing about a feature for this
 * need.
 */
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
/**
 * How the plan search treats each answer about current coverage in the quiz. Other coverage affects the price of a
 * Marketplace plan.
 */
const OTHER_COVER = { medicare: 'medicare', employer: 'job', marketplace: 'none', not_sure: '', '': '' } as const;

interface Match {
  readonly feature: PlanFeature;
  /**
   * The quiz answers that led to the suggestion. Answers with the same wording as the suggestion itself are left out.
   */
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

/**
 * Returns labels of the preferences from the quiz that the plan search cannot use, because the marketplace publishes no
 * data about these preferences.
 */
export function preferencesWithoutData(answers: Answers): string[] {
  const extras = answers.benefits.filter((id) => FOR_EXTRA[id] === null).map((id) => QUIZ.benefits[id]);
  const others = answers.needs.other ? focusLines({ ...answers, needs: { ...NO_NEEDS, other: true } }) : [];
  return [...extras, ...others];
}
const NO_NEEDS = { heart: false, brain: false, mobility: false, diabetes: false, other: false };

/**
 * Returns a list with the doctor's role and name, such as "Cardiologist: Dr. Lee", or an empty list if no name was
 * entered.
 */
export function doctorNamed(doctors: Answers['doctors'], id: DoctorId): string[] {
  const name = doctors[id].name.trim();
  return name === '' ? [] : [`${QUIZ.doctors[id]}: ${name}`];
}

export const takenMedicines = (answers: Answers): string[] =>
  allMedicines(answers).filter((one, index, all) => findSameEntry(all.slice(0, index), one) === undefined);

/**
 * Returns the eligibility notice about coverage that suits the person better than the Marketplace. The result is null
 * if the Marketplace suits the person.
 */
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
