export { LazySavedChanges } from './lazy-saved-changes.js';
