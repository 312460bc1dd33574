import { useState } from 'react';
import { lazyPart } from '#ui/index.js';

const LazyEnrollmentOver = lazyPart(() => import('./EnrollmentOver.js').then((part) => part.EnrollmentOver));

/** `EnrollmentOver` on screens that do not load its dates. Before the plan year begins, it has nothing to say. */
export function MaybeOver({ year }: { year: number }) {
  const [thisYear] = useState(() => new Date().getFullYear());
  return year <= thisYear && <LazyEnrollmentOver year={year} />;
}
