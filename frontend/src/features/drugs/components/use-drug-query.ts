import { useEffect, useState } from 'react';
import { DRUG_SEARCH } from '#contract/limits/drugs.js';
import { LENGTHS } from '#contract/limits/fields.js';

/** Returns the typed text once typing has paused for the given number of milliseconds. */
function useDebounced(text: string, milliseconds: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return paused;
}

/**
 * Returns the query for the typed text, cut to the longest query that the server accepts. No medicine name is that
 * long.
 */
const queryOf = (text: string): string => text.trim().slice(0, LENGTHS.medicine.max).trim();

/**
 * Manages the text of a medicine search box and the query sent for it. While the box contains a chosen name, there is
 * nothing to search for and `q` is empty. Editing the text discards the choice and calls `onLost`.
 */
export function useDrugQuery(onLost: () => void) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const isChosen = text === chosen;
  // Send the query once per pause in typing instead of once per keystroke.
  const paused = queryOf(useDebounced(text, DRUG_SEARCH.pauseMs));
  const awaited = useDebounced(text, DRUG_SEARCH.slowMs);
  const q = isChosen ? '' : paused;
  return {
    text,
    isChosen,
    q,
    /** Whether the query `q` is the one for the text in the search box. If not, its results are outdated. */
    isCurrent: q === queryOf(text),
    /** Whether the search is taking so long that a waiting message should be shown. */
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
