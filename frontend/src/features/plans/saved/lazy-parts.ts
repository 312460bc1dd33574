/**
 * Parts of several screens: saved searches and plans, shared links, and the person's medicines and doctors. The code of
 * these parts is loaded on demand and bundled into a single file.
 */
export { ShareList } from '../sharing/ShareList.js';
export { ChosenComparison } from './ChosenComparison.js';
export { ChosenMedicines } from './ChosenMedicines.js';
export { SavedList } from './SavedList.js';
