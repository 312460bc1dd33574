import { SAVED_WORDS } from '#contract/messages/saved.js';
import { lazyPart } from '#ui/index.js';

/** The list of saved items. Its code is loaded after the screen that contains it. */
export const LazySavedList = lazyPart(
  () => import('./SavedList.js').then((part) => part.SavedList),
  SAVED_WORDS.notRead,
);
