import * as z from 'zod/mini';
import { LENGTHS } from '../../../../backend/src/contract/limits.js';
import { CONDITIONS, COVERAGE_TYPES, DOCTORS, EXTRA_BENEFITS, NEEDS } from '../../../../backend/src/contract/messages/quiz.js';

export type Need = keyof typeof NEEDS;
/** Needs with a list of conditions of their own. */
export type ListedNeed = keyof typeof CONDITIONS;
export type DoctorId = keyof typeof DOCTORS;
export type BenefitId = keyof typeof EXTRA_BENEFITS;
export type Coverage = keyof typeof COVERAGE_TYPES;

const idsOf = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table).filter((id): id is K => id in table);
export const NEED_IDS = idsOf(NEEDS);
export const COVERAGE_IDS = idsOf(COVERAGE_TYPES);
export const BENEFIT_IDS = idsOf(EXTRA_BENEFITS);
export const LISTED_NEEDS = idsOf(CONDITIONS);

const word = z.string().check(z.maxLength(LENGTHS.medicine.max));
const words = z.array(word).check(z.maxLength(LENGTHS.listItems));
const doctor = z.object({ name: word, noPreference: z.boolean() });

/** Everything the quiz asks (specification 2, section 3). It lives in the browser for the visit and goes nowhere. */
export const Answers = z.object({
  zip: z.string().check(z.maxLength(LENGTHS.zip)),
  age: z.string().check(z.maxLength(3)),
  coverage: z.union([z.literal(''), z.enum(COVERAGE_IDS)]),
  needs: z.object({ heart: z.boolean(), brain: z.boolean(), mobility: z.boolean(), diabetes: z.boolean(), other: z.boolean() }),
  otherText: z.string().check(z.maxLength(500)),
  heartConditions: z.array(z.enum(idsOf(CONDITIONS.heart))),
  brainConditions: z.array(z.enum(idsOf(CONDITIONS.brain))),
  mobilityConditions: z.array(z.enum(idsOf(CONDITIONS.mobility))),
  diabetesConfirmed: z.boolean(),
  otherConditions: words,
  medications: z.object({ heart: words, brain: words, mobility: words, diabetes: words, other: words }),
  medicationNotes: z.string().check(z.maxLength(2_000)),
  doctors: z.object({ primaryCare: doctor, cardiologist: doctor, neurologist: doctor, endocrinologist: doctor, orthopedist: doctor }),
  benefits: z.array(z.enum(BENEFIT_IDS)),
});
export type Answers = z.infer<typeof Answers>;

const nobody = { name: '', noPreference: false };
export const NO_ANSWERS: Answers = {
  zip: '', age: '', coverage: '',
  needs: { heart: false, brain: false, mobility: false, diabetes: false, other: false }, otherText: '',
  heartConditions: [], brainConditions: [], mobilityConditions: [], diabetesConfirmed: false, otherConditions: [],
  medications: { heart: [], brain: [], mobility: [], diabetes: [], other: [] }, medicationNotes: '',
  doctors: { primaryCare: nobody, cardiologist: nobody, neurologist: nobody, endocrinologist: nobody, orthopedist: nobody },
  benefits: [],
};
