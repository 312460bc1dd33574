import { useLocation } from 'react-router';
import { PAGES } from '#contract/pages.js';
import { clearAnswers, SessionEnded, useCameFrom, wasChangeRefused } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { Button, ButtonLink, Notice, Outcome } from '#ui/index.js';
import { FINDER } from '../../messages/finder.js';

/**
 * A message that is shown if a session has ended without a logout. The stored answers may then belong to somebody else.
 * The person can log in to see the answers, or start with empty answers instead. If the person was just saving
 * something, the page scrolls to the sentence that nothing was saved, because the button may be far away.
 */
export function OthersAnswers({ onStart }: { onStart: () => void }) {
  const dispatch = useAppDispatch();
  const cameFrom = useCameFrom();
  const { pathname } = useLocation();
  const ended = <SessionEnded path={pathname} />;
  const startAnew = (): void => {
    dispatch(clearAnswers());
    onStart();
  };
  return (
    <Notice>
      {wasChangeRefused(pathname) ? <Outcome>{ended}</Outcome> : ended}
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
