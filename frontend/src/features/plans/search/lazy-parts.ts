/**
 * Parts of screens that show found plans. The code of these parts is loaded on demand and bundled into a single file,
 * because the parts share most of their code.
 */
export { ThreeCards } from '../results/ThreeCards.js';
export { OutcomeSection } from './OutcomeSection.js';
