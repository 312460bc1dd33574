/** Parts of a plan's page that are loaded later and together. */
export { MiniForm } from './MiniForm.js';
export { PlanPictures } from './PlanPictures.js';
