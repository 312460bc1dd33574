import { expect, it } from '@jest/globals';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { privateDataCleared, storageChanged } from './listeners.js';
import { rootReducer } from './root-reducer.js';
import { aStore } from './store.builder.js';
import { isGone, isReadAgain, persist, storedValue } from './stored-value.js';

const KEY = 'hobby';
const NONE = { name: '' };
const stored = storedValue('localStorage', KEY, z.object({ name: z.string() }), NONE);
const hobbySlice = createSlice({
  name: 'hobby',
  initialState: stored.read,
  reducers: { hobbyChanged: (_, { payload }: PayloadAction<string>) => ({ name: payload }) },
  extraReducers: (builder) =>
    builder.addCase(privateDataCleared, () => NONE).addMatcher(isReadAgain(stored), (_, { payload }) => payload.value),
  selectors: { selectHobby: (hobby) => hobby },
});
declare module './root-reducer.js' {
  interface LazySlices extends WithSlice<typeof hobbySlice> {}
}
const { hobbyChanged } = hobbySlice.actions;
const { selectHobby } = hobbySlice.injectInto(rootReducer).selectors;
persist(hobbySlice, stored, selectHobby);

const written = () => localStorage.getItem(KEY);

it('a slice starts with the stored value and stores each of its changes', () => {
  localStorage.setItem(KEY, '{"name":"chess"}');
  const store = aStore();
  expect(selectHobby(store.getState())).toEqual({ name: 'chess' });
  store.dispatch(hobbyChanged('tennis'));
  expect(written()).toBe('{"name":"tennis"}');
});

it.each(['', '{', 'null', '{"name":1}'])('invalid stored text (%s) is ignored', (text) => {
  localStorage.setItem(KEY, text);
  expect(selectHobby(aStore().getState())).toEqual(NONE);
});

it('neither the initial state nor unrelated actions write to storage', () => {
  const store = aStore();
  store.dispatch(privateDataCleared());
  store.dispatch(storageChanged('other'));
  expect(written()).toBeNull();
});

it('changes and removals in another tab reach the store and are not written back', () => {
  const store = aStore();
  localStorage.setItem(KEY, '{"name":"golf"}');
  store.dispatch(storageChanged(KEY));
  expect(selectHobby(store.getState())).toEqual({ name: 'golf' });
  localStorage.removeItem(KEY);
  store.dispatch(storageChanged(null));
  expect(selectHobby(store.getState())).toEqual(NONE);
  expect(written()).toBeNull();
});

it('a value that differs from tab to tab reacts only to a removal in another tab', () => {
  const own = storedValue('localStorage', KEY, z.nullable(z.string()), null);
  const read = (value: unknown) => ({ type: 'storage/read', payload: { key: KEY, value } });
  expect(isGone(own)(read('golf'))).toBe(false);
  expect(isGone(own)(read(null))).toBe(true);
});

it('a logout resets the slice', () => {
  const store = aStore();
  store.dispatch(hobbyChanged('tennis'));
  store.dispatch(privateDataCleared());
  expect(selectHobby(store.getState())).toEqual(NONE);
});
