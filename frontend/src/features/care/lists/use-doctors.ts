import { skipToken } from '@reduxjs/toolkit/query/react';
import type { MyDoctor } from '#contract/care-lists.js';
import { DOCTOR_LIST } from '#contract/limits/care.js';
import { careApi, keepApi } from '../api/care.api.js';
import { ownList } from './own-list.js';

const { useList, useListStatus, useEditableList } = ownList<MyDoctor>({
  most: DOCTOR_LIST.most,
  idOf: ({ npi }) => npi,
  inBrowser: ({ doctors }) => doctors,
  toBrowser: (doctors) => ({ doctors }),
  useSaved: (isSignedIn, isFresh) =>
    careApi.useMyDoctorsQuery(isSignedIn ? undefined : skipToken, { refetchOnMountOrArgChange: isFresh }),
  selectSaved: (state) => careApi.endpoints.myDoctors.select()(state).data,
  useSave: () => {
    const [write, { isError }] = keepApi.useKeepDoctorsMutation();
    return { save: (doctors) => void write({ body: { doctors } }), isUnsaved: isError };
  },
  save: (doctors) => async (dispatch) => {
    const call = keepApi.endpoints.keepDoctors.initiate({ body: { doctors } }, { track: false });
    return 'error' in (await dispatch(call));
  },
});

export const useDoctorList = useList;
export const useDoctorListStatus = useListStatus;

export function useDoctors() {
  const { list, state, add, remove } = useEditableList();
  return { doctors: list, state, isFull: list.length >= DOCTOR_LIST.most, add, remove };
}
