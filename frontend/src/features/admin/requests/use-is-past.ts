import { useEffect, useState } from 'react';

/** Longest time, in milliseconds, for which `setTimeout` can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Returns whether a time, given as an ISO string, is in the past. The component renders again when the time comes. */
export function useIsPast(time: string | null): boolean {
  const at = time === null ? Infinity : Date.parse(time);
  const [isPast, setPast] = useState(() => at <= Date.now());
  useEffect(() => {
    const wait = at - Date.now();
    setPast(wait <= 0);
    if (wait <= 0 || wait > LONGEST_WAIT) return undefined;
    const timer = setTimeout(() => setPast(true), wait);
    return () => clearTimeout(timer);
  }, [at]);
  return isPast;
}
