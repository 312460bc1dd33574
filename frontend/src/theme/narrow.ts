import { useSyncExternalStore } from 'react';
import { NARROW_PX } from '#contract/limits/plans.js';

const query = () => matchMedia(`(width < ${NARROW_PX}px)`);

/**
 * Returns whether the window is narrower than the layout's only breakpoint. During prerendering, the result is false.
 */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = query();
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => query().matches,
    () => false,
  );
}
