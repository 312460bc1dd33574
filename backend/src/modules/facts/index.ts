/** Public API of the facts module: places, published money tables and enrollment dates. */
export { loadEnrollmentDates, type EnrollmentDates } from './enrollment-dates.js';
export { loadMoneyTables, type MedicaidLimits, type PercentageBand, type PovertyGuideline } from './money-tables.js';
export { addPerPerson, percentOfPoverty, povertyGuideline } from './poverty.js';
export { loadPlaces, Places, type County, type State } from './places.js';
