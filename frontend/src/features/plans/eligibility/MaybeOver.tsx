import { lazyPart } from '#ui/index.js';

const LazyEnrollmentOver = lazyPart(() => import('./EnrollmentOver.js').then((part) => part.EnrollmentOver));

/** `EnrollmentOver` on screens that do not load its dates. Before the plan year begins, it has nothing to say. */
export const MaybeOver = ({ year }: { year: number }) =>
  year <= new Date().getFullYear() && <LazyEnrollmentOver year={year} />;
