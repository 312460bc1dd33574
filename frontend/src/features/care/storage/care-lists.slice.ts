import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { MyDoctorList, MyMedicineList } from '#contract/care-lists.js';
import { noteChange, PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, rootReducer } from '#store/index.js';
import { isReadAgain, persist, storedValue, useStoredState } from '#store/stored-value.js';

/** A guest's lists, stored in this browser. Those of a signed-in person are stored in the account instead. */
const CareLists = z.object({ medicines: MyMedicineList, doctors: MyDoctorList });
export type CareLists = z.infer<typeof CareLists>;

const NONE: CareLists = { medicines: [], doctors: [] };
const value = storedValue('localStorage', PRIVATE_KEYS.care, CareLists, NONE);
const stored = {
  ...value,
  write: (lists: CareLists) => {
    const isStored = value.write(lists);
    noteChange();
    return isStored;
  },
};

const careListsSlice = createSlice({
  name: 'careLists',
  initialState: stored.read,
  reducers: { careListsChanged: (lists, { payload }: PayloadAction<Partial<CareLists>>) => ({ ...lists, ...payload }) },
  extraReducers: (builder) =>
    builder.addCase(privateDataCleared, () => NONE).addMatcher(isReadAgain(stored), (_, { payload }) => payload.value),
  selectors: { selectCareLists: (lists) => lists },
});
declare module '#store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof careListsSlice> {}
}
export const { careListsChanged } = careListsSlice.actions;
export const { selectCareLists } = careListsSlice.injectInto(rootReducer).selectors;
persist(careListsSlice, stored, selectCareLists);

export const useCareLists = (): CareLists => useStoredState(selectCareLists, NONE);
