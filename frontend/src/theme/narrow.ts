import { useSyncExternalStore } from 'react';
import { NARROW_PX } from '#contract/limits/plans.js';

/** Pixels of a window with room for filters beside the plans, and for all questions on one page. */
const WIDE_PX = 1_000;

/** Returns whether a media query matches. During prerendering, the result is false. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );

/** A sheet of paper is narrow too, but it is printed from a wide screen, whose parts must not change for it. */
export const useNarrow = (): boolean => useMedia(`screen and (width < ${NARROW_PX}px)`);
export const useWide = (): boolean => useMedia(`(width >= ${WIDE_PX}px)`);
