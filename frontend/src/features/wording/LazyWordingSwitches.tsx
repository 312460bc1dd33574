import { lazyPart } from '#ui/index.js';

/**
 * The switches for plain language and help tips at the end of a screen. Their code is loaded separately, so that the
 * screen appears sooner.
 */
export const LazyWordingSwitches = lazyPart(() => import('./Switches.js').then((part) => part.WordingSwitches));
