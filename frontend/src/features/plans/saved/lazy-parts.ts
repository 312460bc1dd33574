/** Parts about what a person saved and shared. They are loaded later and together. */
export { ShareDialog } from '../sharing/ShareDialog.js';
export { ShareList } from '../sharing/ShareList.js';
export { ChosenMedicines } from './ChosenMedicines.js';
export { SavedList } from './SavedList.js';
