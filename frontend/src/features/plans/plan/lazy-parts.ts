/** Parts of a plan's page whose code is loaded on demand. The code of these parts is bundled into a single file. */
export { MiniForm } from './MiniForm.js';
export { PlanPictures } from './PlanPictures.js';
