/** The parts for medicines and doctors that are loaded on demand, in a single file. */
export { careUnder, planCaresOf } from '../model/plan-care.js';
export { CareChips, CareNote } from './CareChips.js';
export { CareLoader, PlanCares } from './CareLoader.js';
