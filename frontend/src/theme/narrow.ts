import { useSyncExternalStore } from 'react';
import { NARROW_PX } from '../../../backend/src/contract/limits.js';

const query = () => matchMedia(`(width < ${NARROW_PX}px)`);

/** Whether the window is below the layout's one breakpoint. False while prerendering. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = query();
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    () => query().matches,
    () => false,
  );
}
