import * as z from 'zod/mini';
import { CONSENT_CHANNELS } from '#contract/limits/consent.js';
import { LENGTHS, TYPED_LENGTH } from '#contract/limits/fields.js';

export const COVERAGES = ['medicare', 'marketplace', 'employer', 'not_sure'] as const;
export const NEEDS = ['heart', 'brain', 'mobility', 'diabetes', 'other'] as const;
export type Need = (typeof NEEDS)[number];
/** Conditions that the quiz asks about, by health need. Their ids are part of stored data and must not be changed. */
export const CONDITIONS = {
  heart: ['hypertension', 'hyperlipidemia', 'chf', 'afib'],
  brain: ['parkinsons', 'als', 'ms', 'dementia', 'alzheimers'],
  mobility: ['stroke', 'arthritis', 'neuropathy', 'joint_replacement'],
} as const;
export type DetailedNeed = keyof typeof CONDITIONS;
export const SPECIALISTS = {
  cardiologist: 'heart',
  neurologist: 'brain',
  endocrinologist: 'diabetes',
  orthopedist: 'mobility',
} as const;
export const DOCTORS = ['primary', 'cardiologist', 'neurologist', 'endocrinologist', 'orthopedist'] as const;
export type DoctorId = (typeof DOCTORS)[number];
export const BENEFITS = ['transportation', 'otc', 'dental', 'vision', 'wellness'] as const;
export const MEDICINE_NEEDS = ['heart', 'brain', 'mobility', 'diabetes'] as const;
export type MedicineNeed = (typeof MEDICINE_NEEDS)[number];

const typed = z.string().check(z.maxLength(TYPED_LENGTH));
const text = z.string().check(z.maxLength(LENGTHS.message.max));
const names = z.array(z.string().check(z.maxLength(LENGTHS.medicine.max))).check(z.maxLength(LENGTHS.listItems));
const ConsentResult = z.object({
  contactConsent: z.boolean(),
  consentTimestamp: z.iso.datetime(),
  channel: z.enum(CONSENT_CHANNELS),
  purpose: text,
  privacyVersion: text,
  contactWindow: z.nullable(text),
  contactPhone: z.nullable(text),
});
export type ConsentResult = z.infer<typeof ConsentResult>;
const doctor = z.object({ name: z.string().check(z.maxLength(LENGTHS.name.max)), noPreference: z.boolean() });

/** The quiz answers stored for this visit, validated when read because people can edit the storage. */
export const Answers = z.object({
  zip: typed,
  age: typed,
  coverage: z.union([z.literal(''), z.enum(COVERAGES)]),
  needs: z.object({
    heart: z.boolean(),
    brain: z.boolean(),
    mobility: z.boolean(),
    diabetes: z.boolean(),
    other: z.boolean(),
  }),
  otherText: text,
  conditions: z.object({
    heart: z.array(z.enum(CONDITIONS.heart)),
    brain: z.array(z.enum(CONDITIONS.brain)),
    mobility: z.array(z.enum(CONDITIONS.mobility)),
  }),
  diabetesConfirmed: z.boolean(),
  otherConditions: names,
  /** Text typed into the field for another condition, before it is added to the list. */
  otherEntry: text,
  medications: z.object({ heart: names, brain: names, mobility: names, diabetes: names, other: names }),
  /** Text typed into the field for another medicine, before it is added to the list. */
  medicineEntry: z._default(text, ''),
  medicationNotes: text,
  doctors: z.object({
    primary: doctor,
    cardiologist: doctor,
    neurologist: doctor,
    endocrinologist: doctor,
    orthopedist: doctor,
  }),
  benefits: z.array(z.enum(BENEFITS)),
  serverData: z._default(z.nullable(ConsentResult), null),
});
export type Answers = z.infer<typeof Answers>;
export type DoctorAnswer = z.infer<typeof doctor>;

export const resultOf = (entry: ConsentResult): ConsentResult => z.parse(ConsentResult, entry);

export const NO_DOCTOR: DoctorAnswer = { name: '', noPreference: false };
export const NO_ANSWERS: Answers = {
  zip: '',
  age: '',
  coverage: '',
  needs: { heart: false, brain: false, mobility: false, diabetes: false, other: false },
  otherText: '',
  conditions: { heart: [], brain: [], mobility: [] },
  diabetesConfirmed: false,
  otherConditions: [],
  otherEntry: '',
  medications: { heart: [], brain: [], mobility: [], diabetes: [], other: [] },
  medicineEntry: '',
  medicationNotes: '',
  doctors: {
    primary: NO_DOCTOR,
    cardiologist: NO_DOCTOR,
    neurologist: NO_DOCTOR,
    endocrinologist: NO_DOCTOR,
    orthopedist: NO_DOCTOR,
  },
  benefits: [],
  serverData: null,
};

export const hasAnswers = (answers: Answers): boolean =>
  JSON.stringify({ ...answers, serverData: null }) !== JSON.stringify(NO_ANSWERS);
