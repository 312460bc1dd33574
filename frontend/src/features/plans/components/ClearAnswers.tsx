import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { FINDER } from '#contract/messages/finder.js';
import { PAGES } from '#contract/pages.js';
import { clearAnswers, guestDataEnd, removeExpiredData, useAuth } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { Button } from '#ui/index.js';
import { CLEARED } from '../storage/cleared-state.js';

/** Clears a guest's answers when their time is over while the page is open. */
function useExpiry(): void {
  const dispatch = useAppDispatch();
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    const wait = Math.max(0, (guestDataEnd() ?? Infinity) - Date.now());
    if (!Number.isFinite(wait)) return undefined;
    const timer = setTimeout(() => {
      // The answers may have been changed in the meantime; then check again when the new time is over.
      if (removeExpiredData()) dispatch(clearAnswers());
      setChecks((before) => before + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [dispatch, checks]);
}

/** Says how long the answers are kept, with a button that removes them at once. */
export function ClearAnswers() {
  useExpiry();
  const { isSignedIn } = useAuth();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const clear = async (): Promise<void> => {
    // Leave the results first, because they would otherwise be shown for a moment without the answers they rest on.
    await navigate(PAGES.plans.path, { state: CLEARED });
    dispatch(clearAnswers());
  };
  return (
    <p className="muted no-print">
      {isSignedIn ? FINDER.keptSignedIn : FINDER.kept}{' '}
      <Button kind="quiet" onClick={() => void clear()}>
        {FINDER.clear}
      </Button>
    </p>
  );
}
