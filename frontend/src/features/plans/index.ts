/** Searching plans and looking at one. */
export { SelectedPlans } from './SelectedPlans.js';
