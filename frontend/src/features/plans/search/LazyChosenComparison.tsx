import { lazyPart } from '#ui/index.js';

const load = () => import('./lazy-parts.js');

/** The chosen plans on the dashboard, and which of the person's medicines they cover. Their code is loaded later. */
export const LazyChosenComparison = lazyPart(() => load().then((parts) => parts.ChosenComparison));
export const LazyChosenMedicines = lazyPart(() => load().then((parts) => parts.ChosenMedicines));
