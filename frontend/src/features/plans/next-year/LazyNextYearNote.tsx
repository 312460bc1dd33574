import { lazy, Suspense } from 'react';
import { isOfThisYear } from './next-year-place.js';
import type { NextYearNote } from './NextYearNote.js';

type Props = Parameters<typeof NextYearNote>[0];

const Note = lazy(() =>
  import('./lazy-parts.js').then(
    (part) => ({ default: part.NextYearNote }),
    () => ({ default: () => null }),
  ),
);

/** What becomes of a saved plan of this year. Shown only if its code has loaded: the plan's page says the same. */
export function LazyNextYearNote(props: Props) {
  return (
    isOfThisYear(props.search.year) && (
      <Suspense>
        <Note {...props} />
      </Suspense>
    )
  );
}
