import { useState } from 'react';
import * as z from 'zod/mini';
import { Rxcui, type Drug } from '../../../../backend/src/contract/drugs.contract.js';
import { COVERAGE_BATCH } from '../../../../backend/src/contract/limits.js';
import { PRIVATE_KEYS } from '../session/index.js';

const Medicine = z.object({ rxcui: Rxcui, name: z.string().check(z.maxLength(200)) });
export type Medicine = z.infer<typeof Medicine>;
const Medicines = z.array(Medicine).check(z.maxLength(COVERAGE_BATCH.drugs));

/** A product under one name: "Lipitor 20 mg (Oral Pill)". */
export const nameOf = ({ full_name, name, strength }: Drug): string => [full_name || name, strength].filter(Boolean).join(', ');

function read(): Medicine[] {
  try {
    const parsed = z.safeParse(Medicines, JSON.parse(localStorage.getItem(PRIVATE_KEYS.medicines) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** The medicines a person has checked, kept in this browser until they log out. */
export function useMedicines() {
  const [medicines, setMedicines] = useState(read);
  function keep(changed: Medicine[]): void {
    setMedicines(changed);
    try {
      localStorage.setItem(PRIVATE_KEYS.medicines, JSON.stringify(changed));
    } catch {
      // Storage may be switched off; then the list lasts as long as the page.
    }
  }
  return {
    medicines,
    add: (medicine: Medicine) => medicines.some(({ rxcui }) => rxcui === medicine.rxcui) || medicines.length >= COVERAGE_BATCH.drugs || keep([...medicines, medicine]),
    remove: (rxcui: string) => keep(medicines.filter((one) => one.rxcui !== rxcui)),
  };
}
