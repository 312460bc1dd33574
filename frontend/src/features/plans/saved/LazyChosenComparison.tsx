import { useEffect, useState, type ComponentType } from 'react';
import { lazyPart } from '#ui/index.js';
import { ChosenNames } from './ChosenNames.js';

const load = () => import('./lazy-parts.js').then((parts) => parts.ChosenComparison);
const Failed = lazyPart(load);

/**
 * The plans chosen for comparison, as the dashboard shows them. Until the code arrives, only the names of the plans are
 * shown. They take the same space, so that the content below does not move. `isOwn` says whether the plans and the
 * search in this browser belong to the person, so that the names may be shown.
 */
export function LazyChosenComparison({ isOwn }: { isOwn: boolean }) {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (Loaded) => setShown(() => Loaded),
      () => setShown(() => Failed),
    );
  }, []);
  return Shown ? <Shown /> : isOwn && <ChosenNames />;
}
