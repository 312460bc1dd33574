import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether hydration is complete, which it is not during prerendering. Output that depends on the address or the
 * browser waits for this, so that it cannot differ from the prerendered page.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
