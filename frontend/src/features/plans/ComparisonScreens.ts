/**
 * The two pages that compare the person's own plans. They share almost all of their code, so they are loaded together.
 */
export { default as CompareScreen } from './compare/CompareScreen.js';
export { default as GuestComparisonScreen } from './guest/ComparisonScreen.js';
