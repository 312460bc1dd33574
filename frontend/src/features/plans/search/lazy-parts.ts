/**
 * Parts of screens that show found plans. These parts are loaded on demand and bundled into a single file, because they
 * share most of their code.
 */
export { ThreeCards } from '../results/ThreeCards.js';
export { ChosenComparison } from '../saved/ChosenComparison.js';
export { OutcomeSection } from './OutcomeSection.js';
