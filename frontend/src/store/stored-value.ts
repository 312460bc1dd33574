import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { useHydrated } from '#ui/hooks/use-hydrated.js';
import { startListening, storageChanged } from './listeners.js';
import { useAppSelector, type RootState } from './root-reducer.js';

export interface StoredValue<Value> {
  readonly key: string;
  readonly read: () => Value;
  /** Stores the value. Returns false if the browser's storage is full or switched off. */
  readonly write: (value: Value) => boolean;
}

const PROBE = 'probe';

/**
 * A stored value: `localStorage` persists between visits, `sessionStorage` lasts for one visit in one tab. It is
 * validated when read, because anybody can edit the browser's storage.
 */
export function storedValue<Schema extends z.core.$ZodType>(
  area: 'localStorage' | 'sessionStorage',
  key: string,
  schema: Schema,
  none: z.core.output<Schema>,
): StoredValue<z.core.output<Schema>> {
  return {
    key,
    read: () => {
      try {
        return z.parse(schema, JSON.parse(globalThis[area].getItem(key) ?? 'null'));
      } catch {
        return none;
      }
    },
    write: (value) => {
      try {
        globalThis[area].setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Whether the browser stores values, by storing and removing one: its storage may be full or switched off. */
export function canStore(area: 'localStorage' | 'sessionStorage'): boolean {
  try {
    globalThis[area].setItem(PROBE, PROBE);
    globalThis[area].removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

const storageRead = createAction<{ key: string; value: unknown }>('storage/read');
/** Matches the action that brings the new value when another tab has changed the stored one. */
export const isReadAgain =
  <Value>({ key }: StoredValue<Value>) =>
  (action: UnknownAction): action is PayloadAction<{ key: string; value: Value }> =>
    storageRead.match(action) && action.payload.key === key;

/**
 * Matches the action after another tab removed the value, for slices whose values differ between tabs: they ignore
 * others' changes, but are cleared with a logout in another tab.
 */
export const isGone =
  <Value>({ key }: StoredValue<Value>) =>
  (action: UnknownAction): boolean =>
    storageRead.match(action) && action.payload.key === key && action.payload.value === null;

/** A value stored in the browser. The first render has `none`: prerendered pages contain nobody's values. */
export function useStoredState<Value>(select: (state: RootState) => Value, none: Value): Value {
  const value = useAppSelector(select);
  return useHydrated() ? value : none;
}

/** Stores a slice's value after the slice's own actions, and reads it again when another tab has changed it. */
export function persist<Value>(
  slice: { readonly name: string },
  stored: StoredValue<Value>,
  select: (state: RootState) => Value,
): void {
  startListening({
    predicate: ({ type }, current, original) =>
      type.startsWith(`${slice.name}/`) && select(current) !== select(original),
    effect: (_, { getState }) => void stored.write(select(getState())),
  });
  startListening({
    predicate: (action) => storageChanged.match(action) && (action.payload === stored.key || action.payload === null),
    effect: (_, { dispatch }) => dispatch(storageRead({ key: stored.key, value: stored.read() })),
  });
}
