import { useEffect, useState } from 'react';
import { DRUG_SEARCH } from '../../../../backend/src/contract/limits.js';

/** The text once the typing has paused: one look-up for each pause, not one for each letter. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), DRUG_SEARCH.pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/**
 * What stands in a search box, and what to look up for it. A choice lasts as long as its name stands there: it is an
 * answer and no question (`q` is empty), and `onLost` hears of the first letter that changes it.
 */
export function useQuestion(onLost: () => void) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const isChosen = text === chosen;
  const paused = usePaused(text).trim();
  const q = isChosen ? '' : paused;
  return {
    text, isChosen, q,
    /** Whether an answer to `q` is an answer to what stands there now. */
    isCurrent: q === text.trim(),
    type: (typed: string): void => { setText(typed); setChosen(null); onLost(); },
    choose: (name: string): void => { setText(name); setChosen(name); },
  };
}
