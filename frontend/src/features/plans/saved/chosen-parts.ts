/** Parts of the dashboard about chosen plans, in a file of their own that people without any do not need. */
export { ChosenComparison } from './ChosenComparison.js';
