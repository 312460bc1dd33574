import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether hydration is complete. Before, output must match the prerendered page, whatever the URL or browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
