import { useEffect, useState } from 'react';
import { DRUG_SEARCH } from '#contract/limits/drugs.js';

/** Returns the typed text, but only after typing has paused for the given number of milliseconds. */
function useDebounced(text: string, milliseconds: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return paused;
}

/**
 * Manages the text of a medicine search box and the query sent for it. While the box contains a chosen name, there is
 * nothing to search for and `q` is empty. `onLost` is called as soon as the text is edited, because the choice is then
 * lost.
 */
export function useDrugQuery(onLost: () => void) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const isChosen = text === chosen;
  // The query is sent once per pause in typing, not once per letter.
  const paused = useDebounced(text, DRUG_SEARCH.pauseMs).trim();
  const awaited = useDebounced(text, DRUG_SEARCH.slowMs);
  const q = isChosen ? '' : paused;
  return {
    text,
    isChosen,
    q,
    /** Whether the answer to the query `q` belongs to the text that is now in the box. */
    isCurrent: q === text.trim(),
    /** Whether the answer takes so long that the person should be told about the wait. */
    isSlow: awaited === text,
    type: (typed: string): void => {
      setText(typed);
      setChosen(null);
      onLost();
    },
    /** Sets the text of the search box, for example when the person presses a button elsewhere on the page. */
    fill: (name: string): void => {
      setText(name);
      setChosen(null);
    },
    choose: (name: string): void => {
      setText(name);
      setChosen(name);
    },
  };
}
