import { lazy, Suspense, type ComponentType } from 'react';
import type { ChosenPriceNote, SavedPriceNote } from './PriceNotes.js';

type Notes = typeof import('./PriceNotes.js');

/**
 * Returns a component that shows nothing until its code has arrived, and nothing if the code cannot be loaded: the
 * price itself is on the plan's page.
 */
function later<P extends object>(choose: (notes: Notes) => ComponentType<P>): ComponentType<P> {
  const Note = lazy<ComponentType<P>>(() =>
    import('./PriceNotes.js').then(
      (notes) => ({ default: choose(notes) }),
      () => ({ default: () => null }),
    ),
  );
  return (props: P) => (
    <Suspense>
      <Note {...props} />
    </Suspense>
  );
}

export const LazySavedPriceNote = later<Parameters<typeof SavedPriceNote>[0]>((notes) => notes.SavedPriceNote);
export const LazyChosenPriceNote = later<Parameters<typeof ChosenPriceNote>[0]>((notes) => notes.ChosenPriceNote);
