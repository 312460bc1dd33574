import { SAVED_WORDS } from '#contract/messages/plans/saved.js';
import { lazyPart } from '#ui/index.js';

const load = () => import('./lazy-parts.js');

/**
 * The list of saved searches and plans. Its code is loaded separately, so that the screens that contain it appear
 * sooner.
 */
export const LazySavedList = lazyPart(() => load().then((parts) => parts.SavedList), SAVED_WORDS.notRead);
/** How many of the chosen plans cover each of the person's medicines and doctors. */
export const LazyChosenMedicines = lazyPart(() => load().then((parts) => parts.ChosenMedicines));
/** The links that a person has shared. */
export const LazyShareList = lazyPart(() => load().then((parts) => parts.ShareList));
/** The dialog for making a shared link. */
export const LazyShareDialog = lazyPart(() => load().then((parts) => parts.ShareDialog));
