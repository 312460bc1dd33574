import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether hydration is complete. During prerendering, the result is false. Output that depends on the URL or
 * the browser waits for this, so that it cannot differ from the prerendered page.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
