import { DOCTOR_LIST } from '#contract/limits/providers.js';
import { useAppDispatch } from '#store/index.js';
import { careListsChanged, useCareLists, type Doctor } from '../storage/care-lists.slice.js';

/** Provides the person's doctors, who are stored in this browser, and functions that change the list. */
export function useDoctors() {
  const { doctors } = useCareLists();
  const dispatch = useAppDispatch();
  return {
    doctors,
    isFull: doctors.length >= DOCTOR_LIST.most,
    add: (doctor: Doctor) => {
      const others = doctors.filter(({ npi }) => npi !== doctor.npi);
      dispatch(careListsChanged({ doctors: [...others, doctor].slice(-DOCTOR_LIST.most) }));
    },
    remove: (npi: string) => dispatch(careListsChanged({ doctors: doctors.filter((one) => one.npi !== npi) })),
  };
}
