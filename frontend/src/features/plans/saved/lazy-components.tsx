import { useState } from 'react';
import { PRIVATE_KEYS, readPrivate, useSession } from '#features/session/index.js';
import { lazyPart } from '#ui/index.js';
import { SAVED_WORDS } from '../messages/saved.js';

const load = () => import('./SavedList.js');

/** The list of saved searches and plans, loaded separately so that the screens with it appear sooner. */
export const LazySavedList = lazyPart(() => load().then((parts) => parts.SavedList), SAVED_WORDS.notRead);
/** The question whether items that were saved in this browser go to the account. */
const LazySavedOffer = lazyPart(() => import('./SavedOffer.js').then((part) => part.SavedOffer));
/** The list of saved searches and plans, and the links that a person has shared. */
export const LazySavedAndShared = lazyPart(() => load().then((parts) => parts.SavedAndShared), SAVED_WORDS.notRead);
/** The dialog for making a shared link. Its code is loaded when the dialog is first opened. */
export const LazyShareDialog = lazyPart(() => import('../sharing/ShareDialog.js').then((part) => part.ShareDialog));

/** What becomes of items saved here before signing in. Decided once, so that the outcome outlasts the items. */
export function WaitingItems() {
  const { isSignedIn } = useSession();
  const [hasItems] = useState(() => readPrivate(PRIVATE_KEYS.saved) !== null);
  return isSignedIn && hasItems && <LazySavedOffer />;
}
