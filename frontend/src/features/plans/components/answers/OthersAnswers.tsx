import { useLocation } from 'react-router';
import { FINDER } from '#contract/messages/plans/finder.js';
import { PAGES } from '#contract/pages.js';
import { clearAnswers, SessionEnded, useCameFrom } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { Button, ButtonLink, Notice } from '#ui/index.js';

/**
 * A message that is shown if a session has ended without a logout. The stored answers may then belong to somebody else.
 * The person can log in to see the answers, or start with empty answers instead.
 */
export function OthersAnswers({ onStart }: { onStart: () => void }) {
  const dispatch = useAppDispatch();
  const cameFrom = useCameFrom();
  const startAnew = (): void => {
    dispatch(clearAnswers());
    onStart();
  };
  return (
    <Notice>
      <SessionEnded path={useLocation().pathname} />
      <p>{FINDER.othersAnswers}</p>
      <p>
        <ButtonLink to={PAGES.login.path} state={cameFrom}>
          {FINDER.logIn}
        </ButtonLink>
      </p>
      <p>
        <Button kind="secondary" onClick={startAnew}>
          {FINDER.startAnew}
        </Button>
      </p>
    </Notice>
  );
}
