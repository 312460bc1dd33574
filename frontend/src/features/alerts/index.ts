import { lazyPart } from '#ui/index.js';

export { foundChangesApi } from './found-changes.api.js';
export { NewChanges } from './NewChanges.js';

/** The changes of saved plans, whose code is loaded separately from the dashboard. */
export const LazySavedChanges = lazyPart(() => import('./SavedChanges.js').then((part) => part.SavedChanges));
