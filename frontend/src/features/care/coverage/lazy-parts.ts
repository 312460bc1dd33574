/**
 * The parts of the feature for medicines and doctors whose code is loaded on demand. The code of these parts is bundled
 * into a single file.
 */
export { careUnder, planCaresOf } from '../model/plan-care.js';
export { CareChips, CareNote } from './CareChips.js';
export { CareLoader, PlanCares } from './CareLoader.js';
