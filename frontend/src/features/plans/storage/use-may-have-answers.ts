import { useSyncExternalStore } from 'react';
import { PRIVATE_KEYS, readPrivate } from '#features/session/index.js';
import { useAppSelector } from '#store/index.js';

const hasStored = (): boolean =>
  [PRIVATE_KEYS.search, PRIVATE_KEYS.selectedPlans].some((key) => readPrivate(key) !== null);
const onStored = (notify: () => void): (() => void) => {
  addEventListener('storage', notify);
  return () => removeEventListener('storage', notify);
};

/**
 * Returns whether this browser may contain a search or chosen plans, so that the code that reads them must be loaded.
 * Once that code is loaded, it knows better than the browser's storage, which may be switched off.
 */
export function useMayHaveAnswers(): boolean {
  const isLoaded = useAppSelector(({ answers, selectedPlans }) => (answers ?? selectedPlans) !== undefined);
  return useSyncExternalStore(onStored, hasStored, () => false) || isLoaded;
}
