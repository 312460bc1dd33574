import { useEffect, useState } from 'react';

/** Polling interval, in milliseconds, while a person is using the page. */
const POLL_INTERVAL_MS = 5_000;
/**
 * Milliseconds without activity after which automatic refreshing stops, because endless requests would keep the session
 * alive even if the person has left.
 */
const POLLING_TIMEOUT_MS = 10 * 60_000;
const ACTIVITY = ['keydown', 'pointermove', 'scroll', 'visibilitychange'] as const;

/**
 * Returns the polling interval, in milliseconds, for data that background workers change. The interval is 0, which
 * means never, unless the page is visible and the person has used it within the last ten minutes.
 */
export function usePollingInterval(): number {
  const [isWatched, setWatched] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      const isVisible = document.visibilityState === 'visible';
      setWatched(isVisible);
      if (isVisible) timer = setTimeout(() => setWatched(false), POLLING_TIMEOUT_MS);
    };
    note();
    ACTIVITY.forEach((name) => document.addEventListener(name, note, { passive: true }));
    return () => {
      clearTimeout(timer);
      ACTIVITY.forEach((name) => document.removeEventListener(name, note));
    };
  }, []);
  return isWatched ? POLL_INTERVAL_MS : 0;
}
