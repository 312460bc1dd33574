import { lazy, Suspense, type ComponentProps } from 'react';
import { SAVED_WORDS } from '../../../../backend/src/contract/messages/saved.js';

const List = lazy(() => import('./SavedList.js').then(({ SavedList }) => ({ default: SavedList }), () => ({ default: () => <p>{SAVED_WORDS.notRead}</p> })));

/** Saved items, fetched after the screen they stand on: nobody waits for them. */
export const SavedList = (props: ComponentProps<typeof List>) => <Suspense fallback={null}><List {...props} /></Suspense>;
