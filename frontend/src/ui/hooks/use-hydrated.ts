import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether hydration is complete; false during prerendering. Output that depends on the address or the browser
 * waits until this is true, so that it cannot differ from the prerendered page.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
