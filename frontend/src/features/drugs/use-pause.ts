import { useEffect, useState } from 'react';
import { DRUG_SEARCH } from '../../../../backend/src/contract/limits.js';

/** The text once the typing has paused: one look-up for each pause, not one for each letter. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), DRUG_SEARCH.pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
