import { useState } from 'react';
import { useWaitingStage } from '#ui/feedback/Waiting.js';

/**
 * Returns whether a list of plans must wait for the costs of the person's own care, on which its order depends. The
 * list waits only before it is shown for the first time, and only until the wait is so long that the page offers a
 * reload.
 */
export function useFirstWait(isPending: boolean): boolean {
  const [isWaiting, setWaiting] = useState(true);
  const stage = useWaitingStage();
  if (isWaiting && (!isPending || stage === 'stuck')) setWaiting(false);
  return isWaiting;
}
