/**
 * Parts of screens that show found plans. They are loaded on demand and form a single file, because they share most of
 * their code.
 */
export { ThreeCards } from '../results/ThreeCards.js';
export { ChosenComparison } from '../saved/ChosenComparison.js';
export { OutcomeSection } from './OutcomeSection.js';
