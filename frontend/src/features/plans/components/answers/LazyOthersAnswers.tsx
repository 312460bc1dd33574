import { lazyPart } from '#ui/index.js';

/**
 * The message that is shown instead of a person's answers after their session has ended. The code of the message is
 * loaded on demand, because most visits never need it.
 */
export const LazyOthersAnswers = lazyPart(() => import('./OthersAnswers.js').then((module) => module.OthersAnswers));
