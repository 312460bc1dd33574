import { lazyPart } from '#ui/index.js';

/**
 * The switches for plain language and help tips at the end of a screen. Their code is loaded later to keep the first
 * load small.
 */
export const LazyWordingSwitches = lazyPart(() => import('./Switches.js').then((part) => part.WordingSwitches));
