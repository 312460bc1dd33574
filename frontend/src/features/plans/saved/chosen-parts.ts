/**
 * Parts of the dashboard that show the chosen plans. Their code is loaded on demand and bundled into a file of its own,
 * because people who have chosen no plan do not need it.
 */
export { ChosenComparison } from './ChosenComparison.js';
