import { useState } from 'react';
import { PRIVATE_KEYS, readPrivate, useSession } from '#features/session/index.js';
import { LazySavedOffer } from './lazy-components.js';

/**
 * What becomes of the items that were saved in this browser before the person signed in. It is decided when the screen
 * opens, so that the outcome stays after the items have left the browser.
 */
export function WaitingItems() {
  const { isSignedIn } = useSession();
  const [hasItems] = useState(() => readPrivate(PRIVATE_KEYS.saved) !== null);
  return isSignedIn && hasItems && <LazySavedOffer />;
}
