/** The screens that show plans side by side. These screens share most of their code, so they are loaded together. */
export { default as CompareScreen } from './compare/CompareScreen.js';
export { default as GuestComparisonScreen } from './guest/ComparisonScreen.js';
export { SharedScreen } from './shared-view/SharedScreen.js';
