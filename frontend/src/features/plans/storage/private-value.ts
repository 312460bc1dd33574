import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { noteChange, PRIVATE_KEYS } from '#features/session/index.js';
import { privateDataCleared, startListening } from '#store/index.js';
import { canStore, storedValue } from '#store/stored-value.js';

type PrivateKey = (typeof PRIVATE_KEYS)[keyof typeof PRIVATE_KEYS];

/**
 * Keys of answers that the browser refused to store when they last changed: a reload loses them. Saved items report
 * failures themselves. Null until somebody asks, or answers.
 */
let refused: Set<PrivateKey> | null = null;
/** The given keys. If the browser stores nothing at all, the key of the first answers stands for all of them. */
const unstored = (): Set<PrivateKey> =>
  (refused ??= new Set(canStore('localStorage') ? [] : [PRIVATE_KEYS.searchDraft]));
const subscribers = new Set<() => void>();
const notify = (): void => subscribers.forEach((subscriber) => subscriber());

function noteOutcome(key: PrivateKey, isStored: boolean): void {
  if (isStored || key === PRIVATE_KEYS.saved) unstored().delete(key);
  else unstored().add(key);
  notify();
}
startListening({
  predicate: privateDataCleared.match,
  effect: () => {
    refused = null;
    notify();
  },
});

/** Returns whether the browser refused to store some of the person's answers. */
export const useIsAnyUnstored = (): boolean =>
  useSyncExternalStore(
    (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    () => unstored().size > 0,
    () => false,
  );

/** A stored value of the person who entered it. A guest's is removed 24 hours after the guest's last change. */
export function privateValue<S extends z.core.$ZodType>(key: PrivateKey, schema: S, none: z.core.output<S>) {
  const stored = storedValue('localStorage', key, schema, none);
  return {
    ...stored,
    write: (value: z.core.output<S>) => {
      const isStored = stored.write(value);
      noteOutcome(key, isStored);
      noteChange();
      return isStored;
    },
  };
}
