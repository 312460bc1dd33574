import { SAVED_WORDS } from '#contract/messages/plans/saved.js';
import { lazyPart } from '#ui/index.js';

/**
 * The list of saved searches and plans. Its code is loaded separately, so that the screens that contain it appear
 * sooner.
 */
export const LazySavedList = lazyPart(
  () => import('./SavedList.js').then((part) => part.SavedList),
  SAVED_WORDS.notRead,
);
