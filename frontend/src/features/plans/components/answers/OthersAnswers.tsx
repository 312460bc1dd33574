import { FINDER } from '#contract/messages/plans/finder.js';
import { PAGES } from '#contract/pages.js';
import { clearAnswers, useCameFrom } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { Button, ButtonLink, Notice } from '#ui/index.js';

/**
 * Shown if the stored answers may belong to somebody else. The person may log in to see them, or start with empty
 * answers instead.
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
      <p>{FINDER.othersAnswers}</p>
      <p>
        <ButtonLink to={PAGES.login.path} state={cameFrom}>
          {FINDER.logIn}
        </ButtonLink>{' '}
        <Button kind="secondary" onClick={startAnew}>
          {FINDER.startAnew}
        </Button>
      </p>
    </Notice>
  );
}
