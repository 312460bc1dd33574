import { lazy, Suspense } from 'react';
import type { SavedPriceNote } from './PriceNotes.js';

type Props = Parameters<typeof SavedPriceNote>[0];

const Note = lazy(() =>
  import('./PriceNotes.js').then(
    (notes) => ({ default: notes.SavedPriceNote }),
    () => ({ default: () => null }),
  ),
);

/** Shows nothing until its code has arrived, and nothing if it cannot be loaded: the price is on the plan's page. */
export const LazySavedPriceNote = (props: Props) => (
  <Suspense>
    <Note {...props} />
  </Suspense>
);
