import { useWide } from '#theme/index.js';
import type { Draft } from '../model/search/search-draft.js';
import { furthestStep } from './steps.js';

/** Returns whether the lists of medicines and doctors can be shown: phones show them after the other questions only. */
export function useCanReachCare(draft: Draft): boolean {
  const isWide = useWide();
  return isWide || furthestStep(draft) === 'care';
}
