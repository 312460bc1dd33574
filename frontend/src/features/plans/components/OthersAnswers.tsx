import { FINDER } from '#contract/messages/finder.js';
import { PAGES } from '#contract/pages.js';
import { clearAnswers, useCameFrom } from '#features/session/index.js';
import { useAppDispatch } from '#store/index.js';
import { Button, ButtonLink, Notice } from '#ui/index.js';

/** Offers to log in to a person who may have answered before, or else to start with empty answers. */
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
