import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const localDay = (): string => new Date().toLocaleDateString('sv-SE');

/** Returns today in the reader's time zone as YYYY-MM-DD. A page that stays open shows the new day after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(localDay);
  useEffect(() => {
    const timer = setInterval(() => setToday(localDay()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
