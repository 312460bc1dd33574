import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '#features/session/index.js';
import { lazyPart } from '#ui/index.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import { SAVED_PARTS } from '../messages/saved-parts.js';
import { SAVED_WORDS } from '../messages/saved.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import { ChosenNames } from './ChosenNames.js';

const load = () => import('./chosen-parts.js').then((parts) => parts.ChosenComparison);
const Failed = lazyPart(load);

/**
 * The plans chosen for comparison, as the dashboard shows them. Until the code arrives, only the names of the plans are
 * shown. They take the same space, so that the content below does not move. Signed-in people read below them that
 * logging out removes the plans from this browser. People who have chosen no plan do not load the code. `isOwn` says
 * whether the plans and the search in this browser belong to the person, so that the names may be shown.
 */
export function LazyChosenComparison({ isOwn }: { isOwn: boolean }) {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  const [selected] = useSelectedPlans();
  const whose = useWhoseAnswers();
  const { isSignedIn } = useSession();
  const isNeeded = selected.length > 0 || whose === 'others';
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (Loaded) => setShown(() => Loaded),
      () => setShown(() => Failed),
    );
  }, [isNeeded]);
  if (!Shown && !isNeeded) return whose === 'checking' ? null : <p>{SAVED_WORDS.noneChosen}</p>;
  if (!Shown && !isOwn) return null;
  return (
    <div className="stack">
      {Shown ? <Shown /> : <ChosenNames />}
      {isSignedIn && selected.length > 0 && <p className="muted small">{SAVED_PARTS.chosenKept}</p>}
    </div>
  );
}
