/** Searching plans and looking at one. */
export { carryToSearch } from './draft.js';
export { readSearch, SelectedPlan, useSelectedPlans } from './kept.js';
export { Source } from './Source.js';
export { SavedList } from './SavedListLater.js';
export { SelectedPlanLink, SelectedPlans } from './SelectedPlans.js';
