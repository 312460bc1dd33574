/** Who agreed to be contacted, when, how, and for what: a history that only grows. */
export { ConsentModule } from './consent.module.js';
export { ConsentRecords, type ConsentRecord } from './consent-records.js';
