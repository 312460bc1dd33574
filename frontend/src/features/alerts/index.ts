export { foundChangesApi } from './found-changes.api.js';
export { LazySavedChanges } from './lazy-saved-changes.js';
export { NewChanges } from './NewChanges.js';
