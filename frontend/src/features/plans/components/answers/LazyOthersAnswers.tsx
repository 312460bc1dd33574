import { lazyPart } from '#ui/index.js';

/** What is shown after a session has ended. Its code is loaded on demand, because most visits never need it. */
export const LazyOthersAnswers = lazyPart(() => import('./OthersAnswers.js').then((module) => module.OthersAnswers));
