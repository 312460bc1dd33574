import { useState } from 'react';
import { LazySavedOffer } from './lazy-components.js';
import { useSaved } from './use-saved.js';

/**
 * What becomes of the items that were saved in this browser before the person signed in. It stays once it was shown,
 * so that it can say where the items are now.
 */
export function WaitingItems() {
  const { waiting } = useSaved();
  const [wasWaiting, setWasWaiting] = useState(false);
  if (waiting > 0 && !wasWaiting) setWasWaiting(true);
  return wasWaiting && <LazySavedOffer />;
}
