import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether hydration is complete. During prerendering, the result is false. Output that depends on the URL or
 * the browser must wait until hydration is complete, so that the first render matches the prerendered page.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
