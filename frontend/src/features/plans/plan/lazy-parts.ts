/** Parts of a plan's page that are loaded on demand. They form a single file. */
export { MiniForm } from './MiniForm.js';
export { PlanPictures } from './PlanPictures.js';
