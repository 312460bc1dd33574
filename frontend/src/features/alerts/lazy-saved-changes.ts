import { lazyPart } from '#ui/index.js';

/** The changes of saved plans, whose code is loaded separately from the dashboard. */
export const LazySavedChanges = lazyPart(() => import('./SavedChanges.js').then((part) => part.SavedChanges));
