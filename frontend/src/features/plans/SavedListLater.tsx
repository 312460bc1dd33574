import { lazy, Suspense, type ComponentProps } from 'react';

const List = lazy(() => import('./SavedList.js').then(({ SavedList }) => ({ default: SavedList })));

/** Saved items, fetched after the screen they stand on: nobody waits for them. */
export const SavedList = (props: ComponentProps<typeof List>) => <Suspense fallback={null}><List {...props} /></Suspense>;
