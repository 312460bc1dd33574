import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { Drug, MyMedicine, MyMedicineList } from '#contract/api/drugs.contract.js';
import { COVERAGE_BATCH } from '#contract/limits/drugs.js';
import { useSession } from '#features/session/index.js';
import { useAppDispatch, type AppThunk, type RootState } from '#store/index.js';
import { careApi, keepApi } from '../api/care.api.js';
import { careListsChanged, selectCareLists, useCareLists } from '../storage/care-lists.slice.js';

export type Medicine = MyMedicine;

/** Returns the display name of a medicine, such as "Lipitor (Oral Pill), 20 mg". */
export const nameOf = ({ full_name, name, strength }: Drug): string =>
  [full_name || name, strength].filter(Boolean).join(', ');

/**
 * State of the medicine list. While it is `loading`, nothing can be added, so that the saved list is never overwritten.
 * The states `notRead` and `notSaved` mean that reading or saving the list failed. A guest's list is `inBrowser`.
 */
export type ListState = 'loading' | 'notRead' | 'notSaved' | 'saved' | 'inBrowser';
const NONE: MyMedicineList = [];
const selectMedicines = careApi.endpoints.myMedicines.select();

type Change = (list: MyMedicineList) => MyMedicineList;
const withAdded =
  (added: readonly Medicine[]): Change =>
  (list) => {
    const isNew = ({ rxcui }: Medicine): boolean => !list.some((one) => one.rxcui === rxcui);
    const all = [...list, ...added.filter(isNew)].slice(0, COVERAGE_BATCH.drugs);
    return all.length === list.length ? list : all;
  };

/** Moves the medicines that a person listed as a guest to the account. If that fails, they stay in this browser. */
const moveToAccount = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { medicines } = selectCareLists(getState());
  const saved = selectMedicines(getState()).data;
  if (medicines.length === 0 || !saved) return;
  dispatch(careListsChanged({ medicines: [] }));
  const body = { medicines: withAdded(medicines)(saved) };
  const { error } = await dispatch(keepApi.endpoints.keepMedicines.initiate({ body }, { track: false }));
  if (error) dispatch(careListsChanged({ medicines }));
};

/** Returns the person's medicines: those of the account or, for guests, those in this browser. */
export function useMedicineList(): MyMedicineList {
  const { isSignedIn } = useSession();
  const { data = NONE } = careApi.useMyMedicinesQuery(isSignedIn ? undefined : skipToken);
  const { medicines } = useCareLists();
  return isSignedIn ? data : medicines;
}

/**
 * Provides the person's medicines and functions that change the list. The changes of a signed-in person are shown
 * immediately and saved in the account in the background.
 */
export function useMedicines() {
  const { isSignedIn } = useSession();
  const dispatch = useAppDispatch();
  const { data, isError } = careApi.useMyMedicinesQuery(isSignedIn ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const inBrowser = useCareLists().medicines;
  const store = useStore<RootState>();
  const [write, { isError: isUnsaved }] = keepApi.useKeepMedicinesMutation();
  /**
   * Medicines that the person added although the saved list could not be read. They are shown but not saved, because
   * saving them would overwrite that list.
   */
  const [unsaved, setUnsaved] = useState(NONE);
  const isRead = isSignedIn && data !== undefined;
  useEffect(() => {
    if (isRead) void dispatch(moveToAccount());
  }, [isRead, dispatch]);
  const medicines = isSignedIn ? (data ?? unsaved) : inBrowser;
  const ofAccount = isError ? 'notRead' : !data ? 'loading' : isUnsaved ? 'notSaved' : 'saved';
  const state: ListState = isSignedIn ? ofAccount : 'inBrowser';
  /**
   * Applies a change to the list in the store and saves the result. It does not use the list of the last render, which
   * may be outdated by now.
   */
  function update(change: Change): void {
    if (!isSignedIn)
      return void dispatch(careListsChanged({ medicines: change(selectCareLists(store.getState()).medicines) }));
    const saved = selectMedicines(store.getState()).data;
    if (!saved) return setUnsaved(change);
    const changed = change(saved);
    if (changed !== saved) void write({ body: { medicines: changed } });
  }
  return {
    medicines,
    state,
    add: (medicine: Medicine) => update(withAdded([medicine])),
    remove: (rxcui: string) => update((list) => list.filter((one) => one.rxcui !== rxcui)),
    /** Sets how many supplies for 30 days the person needs in a year. */
    setFills: (rxcui: string, fills: number) =>
      update((list) => list.map((one) => (one.rxcui === rxcui ? { ...one, fills } : one))),
  };
}
