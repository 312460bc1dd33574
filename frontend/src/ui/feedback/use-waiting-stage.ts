import { useEffect, useState } from 'react';
import { LOADING_DELAYS } from '#contract/loading-delays.js';

/** Stage of a wait: too short to mention, long enough for a message, or long enough to offer a reload. */
export type WaitingStage = 'short' | 'slow' | 'stuck';

/** Returns the current stage of the wait that started when `isWaiting` became true. */
export function useWaitingStage(isWaiting = true): WaitingStage {
  const [stage, setStage] = useState<WaitingStage>('short');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timers = [
      setTimeout(() => setStage('slow'), LOADING_DELAYS.progress),
      setTimeout(() => setStage('stuck'), LOADING_DELAYS.offerReload),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setStage('short');
    };
  }, [isWaiting]);
  return stage;
}
