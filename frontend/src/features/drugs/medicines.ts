import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { Drug, MyMedicine, MyMedicineList } from '../../../../backend/src/contract/drugs.contract.js';
import { COVERAGE_BATCH } from '../../../../backend/src/contract/limits.js';
import { drugsApi } from './drugs.api.js';

export type Medicine = MyMedicine;

/** A product under one name: "Lipitor (Oral Pill), 20 mg". */
export const nameOf = ({ full_name, name, strength }: Drug): string => [full_name || name, strength].filter(Boolean).join(', ');

/** `loading` lets nothing be added yet, so that a saved list is never written over; `notRead` and `notSaved` are told. */
export type ListState = 'loading' | 'notRead' | 'notSaved' | 'saved';
const NONE: MyMedicineList = [];

/** The medicines a person keeps in their account. A change shows at once; the server hears of it behind the scenes. */
export function useMedicines() {
  const { data, isError } = drugsApi.useMyMedicinesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [write, { isError: isUnsaved }] = drugsApi.useKeepMedicinesMutation();
  const [changed, setChanged] = useState<MyMedicineList | null>(null);
  const medicines = changed ?? data ?? NONE;
  const state: ListState = isError ? 'notRead' : !data ? 'loading' : isUnsaved ? 'notSaved' : 'saved';
  function keep(list: MyMedicineList): void {
    setChanged(list);
    if (data) void write({ body: { medicines: list } });
  }
  return {
    medicines,
    state,
    add: (medicine: Medicine) => medicines.some(({ rxcui }) => rxcui === medicine.rxcui) || medicines.length >= COVERAGE_BATCH.drugs || keep([...medicines, medicine]),
    remove: (rxcui: string) => keep(medicines.filter((one) => one.rxcui !== rxcui)),
  };
}

/** Generic name and VA's answer for each medicine of the list, as far as they are known by now. */
export function useMedicineFacts(medicines: readonly Medicine[]) {
  const { data } = drugsApi.useMedicineFactsQuery(medicines.length > 0 ? { query: { drugs: medicines.map(({ rxcui }) => rxcui).join(',') } } : skipToken);
  return data ?? null;
}
