import { lazyPart } from '#ui/index.js';

const load = () => import('./lazy-parts.js');

/**
 * Two parts of the dashboard that are loaded on demand: the chosen plans, and how many of them cover each of the
 * person's medicines and doctors.
 */
export const LazyChosenComparison = lazyPart(() => load().then((parts) => parts.ChosenComparison));
export const LazyChosenMedicines = lazyPart(() => load().then((parts) => parts.ChosenMedicines));
