import { useEffect, useEffectEvent, useState } from 'react';
import { PRIVATE_KEYS, readPrivate } from '#features/session/index.js';
import { Button, Notice, Outcome } from '#ui/index.js';
import { SAVED_PARTS } from '../messages/saved-parts.js';
import { useSaved } from './use-saved.js';

/** Whether an offer of this page is moving the items just now. There may be several on one page. */
let isTaking = false;

/**
 * If items were saved in this browser before the person signed in, lets the person move them to the account. Items are
 * moved without asking only if the guest chose to log in for that, because otherwise somebody else may have saved them.
 */
export function SavedOffer() {
  const saved = useSaved();
  const [outcome, setOutcome] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isWaiting = saved.waiting > 0;
  const take = async (): Promise<void> => {
    setBusy(true);
    setOutcome((await saved.take()) ?? SAVED_PARTS.taken(saved.waiting));
    setBusy(false);
  };
  const takeIfAsked = useEffectEvent(async () => {
    if (isTaking || readPrivate(PRIVATE_KEYS.keepSaved) === null) return;
    isTaking = true;
    await take();
    isTaking = false;
    // Only now, so that the next page moves the items if the person leaves this one before they are saved.
    localStorage.removeItem(PRIVATE_KEYS.keepSaved);
  });
  useEffect(() => {
    if (isWaiting) void takeIfAsked();
  }, [isWaiting]);
  return (
    <>
      <Outcome>{outcome && <p>{outcome}</p>}</Outcome>
      {isWaiting && !isBusy && (
        <Notice>
          <p>{SAVED_PARTS.offer(saved.waiting)}</p>
          <p>
            <Button kind="secondary" onClick={() => void take()}>
              {SAVED_PARTS.take}
            </Button>
          </p>
          <p>
            <Button kind="quiet" onClick={saved.drop}>
              {SAVED_PARTS.drop}
            </Button>
          </p>
        </Notice>
      )}
    </>
  );
}
