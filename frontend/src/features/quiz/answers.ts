import * as z from 'zod/mini';
import { LENGTHS } from '../../../../backend/src/contract/limits.js';

export const COVERAGES = ['medicare', 'marketplace', 'employer', 'not_sure'] as const;
export const NEEDS = ['heart', 'brain', 'mobility', 'diabetes', 'other'] as const;
export type Need = (typeof NEEDS)[number];
/** Needs that are asked about in detail; ids as in specification 2, section 3. */
export const CONDITIONS = {
  heart: ['hypertension', 'hyperlipidemia', 'chf', 'afib'],
  brain: ['parkinsons', 'als', 'ms', 'dementia', 'alzheimers'],
  mobility: ['stroke', 'arthritis', 'neuropathy', 'joint_replacement'],
} as const;
export type DetailedNeed = keyof typeof CONDITIONS;
/** Specialists and the need that brings each up. */
export const SPECIALISTS = { cardiologist: 'heart', neurologist: 'brain', endocrinologist: 'diabetes', orthopedist: 'mobility' } as const;
export const DOCTORS = ['primary', 'cardiologist', 'neurologist', 'endocrinologist', 'orthopedist'] as const;
export type DoctorId = (typeof DOCTORS)[number];
export const BENEFITS = ['transportation', 'otc', 'dental', 'vision', 'wellness'] as const;
/** Needs with a list of common medicines. */
export const MEDICINE_NEEDS = ['heart', 'brain', 'mobility', 'diabetes'] as const;
export type MedicineNeed = (typeof MEDICINE_NEEDS)[number];

const text = z.string().check(z.maxLength(LENGTHS.message.max));
const names = z.array(z.string().check(z.maxLength(LENGTHS.medicine.max))).check(z.maxLength(LENGTHS.listItems));
const doctor = z.object({ name: z.string().check(z.maxLength(LENGTHS.name.max)), noPreference: z.boolean() });

/** What the browser keeps of the quiz for this visit; checked when read, for anybody can change it. */
export const Answers = z.object({
  zip: z.string().check(z.maxLength(LENGTHS.zip)),
  age: z.string().check(z.maxLength(3)),
  coverage: z.union([z.literal(''), z.enum(COVERAGES)]),
  needs: z.object({ heart: z.boolean(), brain: z.boolean(), mobility: z.boolean(), diabetes: z.boolean(), other: z.boolean() }),
  otherText: text,
  conditions: z.object({ heart: z.array(z.enum(CONDITIONS.heart)), brain: z.array(z.enum(CONDITIONS.brain)), mobility: z.array(z.enum(CONDITIONS.mobility)) }),
  diabetesConfirmed: z.boolean(),
  otherConditions: names,
  /** What stands in the box for one more condition. */
  otherEntry: text,
  medications: z.object({ heart: names, brain: names, mobility: names, diabetes: names, other: names }),
  /** What stands in the box for one more medicine. */
  medicineEntry: z._default(text, ''),
  medicationNotes: text,
  doctors: z.object({ primary: doctor, cardiologist: doctor, neurologist: doctor, endocrinologist: doctor, orthopedist: doctor }),
  benefits: z.array(z.enum(BENEFITS)),
});
export type Answers = z.infer<typeof Answers>;
export type DoctorAnswer = z.infer<typeof doctor>;

export const NO_DOCTOR: DoctorAnswer = { name: '', noPreference: false };
export const NO_ANSWERS: Answers = {
  zip: '', age: '', coverage: '',
  needs: { heart: false, brain: false, mobility: false, diabetes: false, other: false }, otherText: '',
  conditions: { heart: [], brain: [], mobility: [] }, diabetesConfirmed: false, otherConditions: [], otherEntry: '',
  medications: { heart: [], brain: [], mobility: [], diabetes: [], other: [] }, medicineEntry: '', medicationNotes: '',
  doctors: { primary: NO_DOCTOR, cardiologist: NO_DOCTOR, neurologist: NO_DOCTOR, endocrinologist: NO_DOCTOR, orthopedist: NO_DOCTOR },
  benefits: [],
};
