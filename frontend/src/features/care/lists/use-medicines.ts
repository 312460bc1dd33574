import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Drug } from '#contract/api/drugs.contract.js';
import type { MyMedicine } from '#contract/care-lists.js';
import { COVERAGE_BATCH } from '#contract/limits/care.js';
import { careApi, keepApi } from '../api/care.api.js';
import { ownList } from './own-list.js';
import { useDoctorList } from './use-doctors.js';

export type Medicine = MyMedicine;

/** Returns the display name of a medicine, such as "Lipitor 20 mg tablet", which the server makes. */
export const nameOf = ({ full_name, name, strength }: Drug): string =>
  full_name || [name, strength].filter(Boolean).join(' ');

const { useList, useListStatus, useEditableList } = ownList<Medicine>({
  most: COVERAGE_BATCH.drugs,
  idOf: ({ rxcui }) => rxcui,
  inBrowser: ({ medicines }) => medicines,
  toBrowser: (medicines) => ({ medicines }),
  useSaved: (isSignedIn, isFresh) =>
    careApi.useMyMedicinesQuery(isSignedIn ? undefined : skipToken, { refetchOnMountOrArgChange: isFresh }),
  selectSaved: (state) => careApi.endpoints.myMedicines.select()(state).data,
  useSave: () => {
    const [write, { isError }] = keepApi.useKeepMedicinesMutation();
    return { save: (medicines) => void write({ body: { medicines } }), isUnsaved: isError };
  },
  save: (medicines) => async (dispatch) => {
    const call = keepApi.endpoints.keepMedicines.initiate({ body: { medicines } }, { track: false });
    return 'error' in (await dispatch(call));
  },
});

export const useMedicineList = useList;
export const useMedicineListStatus = useListStatus;

export function useMedicines() {
  const { list, update, ...rest } = useEditableList();
  // Screens that show only medicines load the doctors too, so that both of a guest's lists move to the account.
  useDoctorList();
  return {
    medicines: list,
    ...rest,
    /** Sets how many 30-day supplies of a medicine the person needs in a year. */
    setFills: (rxcui: string, fills: number) =>
      update((medicines) => medicines.map((one) => (one.rxcui === rxcui ? { ...one, fills } : one))),
  };
}
