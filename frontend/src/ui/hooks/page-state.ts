import { useEffect, useState, useSyncExternalStore } from 'react';
import { SITE } from '#contract/messages/site.js';

const never = () => () => undefined;

/**
 * Returns whether hydration is complete. During prerendering, the result is false. Output that depends on the URL or
 * the browser must wait until hydration is complete, so that the first render matches the prerendered page.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

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

/** Sets the document's title on pages whose title does not depend on the URL alone. */
export function useTitle(title: string): void {
  useEffect(() => void (document.title = `${title} | ${SITE.name}`), [title]);
}
