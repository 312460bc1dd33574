/** Parts of a plan's page that are loaded on demand. These parts are bundled into a single file. */
export { MiniForm } from './MiniForm.js';
export { PlanPictures } from './PlanPictures.js';
