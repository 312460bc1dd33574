/**
 * Parts of screens for plans and searches that a person saved or shared. The code of these parts is loaded on demand
 * and bundled into a single file.
 */
export { ShareDialog } from '../sharing/ShareDialog.js';
export { ShareList } from '../sharing/ShareList.js';
export { ChosenMedicines } from './ChosenMedicines.js';
export { SavedList } from './SavedList.js';
