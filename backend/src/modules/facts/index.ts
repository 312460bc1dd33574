/** Public API of the module that reads published data, such as places, premiums and poverty guidelines. */
export { loadCommonPasswords } from './text-filter.js';
export { loadCountyMarkets, type CountyMarket } from './county-markets.js';
export { loadEnrollmentDates } from './enrollment-dates.js';
export { loadMoneyTables, type MedicaidLimits, type PercentageBand, type PovertyGuideline } from './money-tables.js';
export { dataSources, type DataSource, type FactFile } from './data-sources.js';
export { percentOfPoverty, percentOfPovertyOn, povertyGuideline } from './poverty.js';
export { loadPlaces, Places, type County, type State } from './places.js';
export { TextFilter } from './text-filter.js';
