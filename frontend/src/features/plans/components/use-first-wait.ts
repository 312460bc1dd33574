import { useState } from 'react';
import { useWaitingStage } from '#ui/feedback/use-waiting-stage.js';

/**
 * Returns whether a list of plans must wait for the costs of the person's own care, on which its order depends. It
 * waits only until the list has been shown once, and no longer than until the page would offer a reload.
 */
export function useFirstWait(isPending: boolean): boolean {
  const [isWaiting, setWaiting] = useState(true);
  const stage = useWaitingStage();
  if (isWaiting && (!isPending || stage === 'stuck')) setWaiting(false);
  return isWaiting;
}
