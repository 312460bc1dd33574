/**
 * The parts of the feature for medicines and doctors that are loaded on demand. These parts are bundled into a single
 * file.
 */
export { careUnder, planCareOf } from '../model/plan-care.js';
export { CareLists } from '../lists/CareLists.js';
export { CareChips } from './CareChips.js';
export { CareLoader } from './CareLoader.js';
export { CareCoverageSummary } from './CareCoverageSummary.js';
export { PlanCare } from './PlanCare.js';
