import { useEffect, useState } from 'react';
import { DRUG_SEARCH } from '#contract/limits/care.js';
import { LENGTHS } from '#contract/limits/fields.js';

/** Debounces a text: the result changes only after nothing has been typed for the given milliseconds. */
function useDebounced(text: string, milliseconds: number): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return paused;
}

/** Cuts a query to the greatest length that the server accepts, which is longer than any medicine's name. */
const queryOf = (text: string): string => text.trim().slice(0, LENGTHS.medicine.max).trim();

/**
 * Manages the text of a medicine search box and the query `q` to send for it. After a suggestion is chosen, `q` is
 * empty, because there is nothing to search for. Editing the text discards the choice and calls `onLost`.
 */
export function useDrugQuery(onLost: () => void) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const isChosen = text === chosen;
  const paused = queryOf(useDebounced(text, DRUG_SEARCH.pauseMs));
  const awaited = useDebounced(text, DRUG_SEARCH.slowMs);
  const q = isChosen ? '' : paused;
  return {
    text,
    isChosen,
    q,
    /** Whether `q` is the query for the text that is now in the search box. If not, the results of `q` are outdated. */
    isCurrent: q === queryOf(text),
    /** Whether the search is taking longer than expected. The screen then says that it is still searching. */
    isSlow: awaited === text,
    type: (typed: string): void => {
      setText(typed);
      setChosen(null);
      onLost();
    },
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
