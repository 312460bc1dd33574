export { alertsApi } from './alerts.api.js';
export { LazySavedChanges } from './lazy-saved-changes.js';
export { NewChanges } from './NewChanges.js';
