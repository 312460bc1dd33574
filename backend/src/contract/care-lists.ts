import * as z from 'zod/mini';
import { COVERAGE_BATCH, DOCTOR_LIST, FILLS } from './limits/care.js';
import { LENGTHS } from './limits/fields.js';

/** A person's medicines and doctors. The browser checks its stored lists with these schemas, without the endpoints. */

/** RxNorm id of a medicine. */
export const Rxcui = z.string().check(z.regex(/^\d{1,8}$/));

/** A medicine on a person's list, with the name under which the person selected it. */
export const MyMedicine = z.object({
  rxcui: Rxcui,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LENGTHS.medicineName)),
  /** 30-day supplies in a year; one every month if omitted. */
  fills: z.optional(z.int().check(z.minimum(FILLS.min), z.maximum(FILLS.max))),
});
export type MyMedicine = z.infer<typeof MyMedicine>;
export const MyMedicineList = z.array(MyMedicine).check(z.maxLength(COVERAGE_BATCH.drugs));
export type MyMedicineList = z.infer<typeof MyMedicineList>;

/** National id of a doctor or a facility. */
export const Npi = z.string().check(z.regex(/^\d{10}$/));

const text = z.string().check(z.maxLength(DOCTOR_LIST.text));
/** With the details that the marketplace's directory gave when the person chose the doctor. */
export const MyDoctor = z.object({
  npi: Npi,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(DOCTOR_LIST.text)),
  specialties: z.array(text).check(z.maxLength(DOCTOR_LIST.specialties)),
  accepting: text,
});
export type MyDoctor = z.infer<typeof MyDoctor>;
export const MyDoctorList = z.array(MyDoctor).check(z.maxLength(DOCTOR_LIST.most));
export type MyDoctorList = z.infer<typeof MyDoctorList>;

/** "PREFERRED-BRAND" becomes "Preferred brand", and "TIER-2" "Tier 2". */
export function plainTier(tier: string): string {
  const words = tier.replaceAll(/[-_]+/g, ' ').trim().toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
