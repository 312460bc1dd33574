import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { clearAnswers, guestDataEnd, removeExpiredData, useAuth } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { Button, Disclosure } from '#ui/index.js';
import { FINDER } from '../../messages/finder.js';
import { ABOUT_NUMBERS } from '../../messages/plan.js';
import { useIsAnyUnstored } from '../../storage/private-value.js';

/** Navigation state of the page with the questions after a person has cleared their answers. */
export const CLEARED = { isCleared: true } as const;

export const wasCleared = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCleared' in state;

/**
 * Removes the navigation state (`usr`) from the history entry. The page keeps it until the person leaves, but after a
 * reload or a return, the message about cleared answers is not shown again.
 */
export const forgetCleared = (): void => history.replaceState({ ...(history.state as object | null), usr: null }, '');

/** Clears a guest's answers if the answers expire while the page is open. */
function useExpiry(): void {
  const dispatch = useAppDispatch();
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    const wait = Math.max(0, (guestDataEnd() ?? Infinity) - Date.now());
    if (!Number.isFinite(wait)) return undefined;
    const timer = setTimeout(() => {
      // Changing the answers postpones their expiry. If the answers were changed, check again at the new expiry time.
      if (removeExpiredData()) dispatch(clearAnswers());
      setChecks((before) => before + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [dispatch, checks]);
}

export function ClearAnswers() {
  useExpiry();
  const { isSignedIn } = useAuth();
  const isUnstored = useIsAnyUnstored();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const clear = async (): Promise<void> => {
    // Leave the results page before removing the answers, without which it would show results for a moment.
    await navigate(PAGES.plans.path, { state: CLEARED });
    dispatch(clearAnswers());
  };
  return (
    <p className="muted no-print">
      {isUnstored ? FINDER.notKept : isSignedIn ? FINDER.keptSignedIn : FINDER.kept}{' '}
      <Button kind="quiet" onClick={() => void clear()}>
        {FINDER.clear}
      </Button>
    </p>
  );
}

interface FoldProps {
  readonly isForAnswers?: boolean;
  readonly children: ReactNode;
}

/**
 * The fold about the figures of a screen, with the button that clears the answers. If the browser does not keep the
 * answers, the sentence about it and the button are below the fold, where everybody sees them.
 */
export function AboutNumbersFold({ isForAnswers = true, children }: FoldProps) {
  const isUnstored = useIsAnyUnstored();
  return (
    <>
      <Disclosure title={ABOUT_NUMBERS}>
        <div className="stack">
          {children}
          {isForAnswers && !isUnstored && <ClearAnswers />}
        </div>
      </Disclosure>
      {isForAnswers && isUnstored && <ClearAnswers />}
    </>
  );
}
