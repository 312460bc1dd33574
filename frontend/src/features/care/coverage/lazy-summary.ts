import { lazyPart } from '#ui/index.js';

/** The medicines and doctors on the dashboard. The dashboard needs no other parts of the feature. */
export const LazyCareCoverageSummary = lazyPart(() =>
  import('./CareCoverageSummary.js').then((part) => part.CareCoverageSummary),
);
