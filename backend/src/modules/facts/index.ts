/**
 * Public API of the facts module: places, enrollment dates, published tables for premiums and tax credits, and poverty
 * guidelines.
 */
export { loadEnrollmentDates } from './enrollment-dates.js';
export { loadMoneyTables, type MedicaidLimits, type PercentageBand, type PovertyGuideline } from './money-tables.js';
export type { FactFile } from './data-sources.js';
export { addPerPerson, percentOfPoverty, povertyGuideline } from './poverty.js';
export { loadPlaces, Places, type County, type State } from './places.js';
