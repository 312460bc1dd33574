import { useDisplay } from '#store/index.js';
import { lazyPart } from '#ui/index.js';

/** Returns whether help tips are switched on. By default they are on. The setting is stored in this browser. */
export const useTips = (): boolean => useDisplay('tips')[0] === 'on';

const Help = lazyPart(() => import('./TermsHelp.js').then((part) => part.TermsHelp));

/** Explains the terms on a screen if help tips are on. Loaded separately, so that the screen appears sooner. */
export const LazyTermsHelp = ({ labels }: { labels: readonly string[] }) => useTips() && <Help labels={labels} />;

/** The switches for plain language and help tips, loaded separately so that the screen appears sooner. */
export const LazyWordingSwitches = lazyPart(() => import('./Switches.js').then((part) => part.WordingSwitches));
