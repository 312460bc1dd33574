import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and during hydration, so that what depends on the address or the browser cannot mismatch. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
