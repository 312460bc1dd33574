export { FilterFields } from './FilterFields.js';
export { FilterSheet } from './FilterSheet.js';
export { NoMatches } from './NoMatches.js';
