import { useEffect, useState } from 'react';
import { PATIENCE } from '#contract/patience.js';

/**
 * How long a person has been waiting: too short a time to mention, long enough for a message, or long enough to offer a
 * reload.
 */
export type WaitingStage = 'short' | 'slow' | 'stuck';

/** Returns the current stage of the wait that started when `isWaiting` became true. */
export function useWaitingStage(isWaiting = true): WaitingStage {
  const [patience, setPatience] = useState<WaitingStage>('short');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timers = [
      setTimeout(() => setPatience('slow'), PATIENCE.progress),
      setTimeout(() => setPatience('stuck'), PATIENCE.offerReload),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setPatience('short');
    };
  }, [isWaiting]);
  return patience;
}
