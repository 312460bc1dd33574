/** The filters of the plan list, which are loaded after the list itself. */
export { FilterFields } from './FilterFields.js';
export { FilterSheet } from './FilterSheet.js';
export { NoMatches } from './NoMatches.js';
