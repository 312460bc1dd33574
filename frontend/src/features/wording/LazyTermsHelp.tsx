import { lazyPart } from '#ui/index.js';
import { useTips } from './use-tips.js';

const Help = lazyPart(() => import('./TermsHelp.js').then((part) => part.TermsHelp));

/**
 * Explanations of the insurance terms on a screen, for people who have switched help tips on. The code is loaded
 * separately, so that the screen appears sooner.
 */
export const LazyTermsHelp = ({ labels }: { labels: readonly string[] }) => useTips() && <Help labels={labels} />;
