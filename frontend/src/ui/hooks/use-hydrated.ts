import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether hydration is complete. Output that depends on URL or browser waits, to match the prerendered page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
