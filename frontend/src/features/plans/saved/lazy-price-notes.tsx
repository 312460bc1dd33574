import { lazy, Suspense, type ComponentType } from 'react';

type Notes = typeof import('./PriceNotes.js');

/** Shows nothing until its code has arrived, and nothing if it cannot be loaded: the price is on the plan's page. */
function shownLater<P extends object>(pick: (notes: Notes) => ComponentType<P>) {
  const missing = { default: () => null };
  const Later = lazy<ComponentType<P>>(() =>
    import('./PriceNotes.js').then(
      (notes) => ({ default: pick(notes) }),
      () => missing,
    ),
  );
  return (props: P) => (
    <Suspense>
      <Later {...props} />
    </Suspense>
  );
}

export const LazySavedPriceNote = shownLater((notes) => notes.SavedPriceNote);
export const LazySavedPriceConditions = shownLater((notes) => notes.SavedPriceConditions);
