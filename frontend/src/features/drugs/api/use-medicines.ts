import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Drug, MyMedicine, MyMedicineList } from '#contract/api/drugs.contract.js';
import { COVERAGE_BATCH } from '#contract/limits/drugs.js';
import { drugsApi, medicinesApi } from './drugs.api.js';

export type Medicine = MyMedicine;

/** Returns the display name of a medicine, such as "Lipitor (Oral Pill), 20 mg". */
export const nameOf = ({ full_name, name, strength }: Drug): string =>
  [full_name || name, strength].filter(Boolean).join(', ');

/**
 * State of the medicine list. While it is `loading`, nothing can be added, so that the saved list is never overwritten.
 * The states `notRead` and `notSaved` mean that reading or saving the list failed.
 */
export type ListState = 'loading' | 'notRead' | 'notSaved' | 'saved';
const NONE: MyMedicineList = [];
const selectMedicines = drugsApi.endpoints.myMedicines.select();

/** Provides the medicines saved in a person's account. Changes are shown immediately and saved in the background. */
export function useMedicines() {
  const { data, isError } = drugsApi.useMyMedicinesQuery(undefined, { refetchOnMountOrArgChange: true });
  const store = useStore<Parameters<typeof selectMedicines>[0]>();
  const [write, { isError: isUnsaved }] = medicinesApi.useKeepMedicinesMutation();
  /**
   * Medicines that the person added although the saved list could not be read. They are shown but not saved, because
   * saving them would overwrite that list.
   */
  const [unsaved, setUnsaved] = useState(NONE);
  const medicines = data ?? unsaved;
  const state: ListState = isError ? 'notRead' : !data ? 'loading' : isUnsaved ? 'notSaved' : 'saved';
  /**
   * Applies a change to the list in the store and saves the result. It does not use the list of the last render, which
   * may be outdated by now.
   */
  function update(change: (list: MyMedicineList) => MyMedicineList): void {
    const stored = selectMedicines(store.getState()).data;
    if (!stored) return setUnsaved(change);
    const changed = change(stored);
    if (changed !== stored) void write({ body: { medicines: changed } });
  }
  const withAdded = (medicine: Medicine) => (list: MyMedicineList) =>
    list.some(({ rxcui }) => rxcui === medicine.rxcui) || list.length >= COVERAGE_BATCH.drugs
      ? list
      : [...list, medicine];
  return {
    medicines,
    state,
    add: (medicine: Medicine) => update(withAdded(medicine)),
    remove: (rxcui: string) => update((list) => list.filter((one) => one.rxcui !== rxcui)),
  };
}

/**
 * Loads generic names and VA coverage for the given medicines. `known` is null until they are loaded, and `isError`
 * means that loading them failed.
 */
export function useMedicineDetails(medicines: readonly Medicine[]) {
  const { data, isError } = drugsApi.useMedicineFactsQuery(
    medicines.length > 0 ? { query: { drugs: medicines.map(({ rxcui }) => rxcui).join(',') } } : skipToken,
  );
  return { known: data ?? null, isError };
}
