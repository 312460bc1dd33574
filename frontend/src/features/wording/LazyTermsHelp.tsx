import { lazyPart } from '#ui/index.js';
import { useTips } from './use-wording.js';

const Help = lazyPart(() => import('./TermsHelp.js').then((part) => part.TermsHelp));

/**
 * Explanations of the insurance terms on a screen, for people who have switched help tips on. Their code is loaded
 * after the screen.
 */
export const LazyTermsHelp = ({ labels }: { labels: readonly string[] }) => useTips() && <Help labels={labels} />;
