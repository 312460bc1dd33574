import { useEffect, useState } from 'react';
import { LOADING_DELAYS } from '#contract/loading-delays.js';
import { ButtonAnchor } from '../controls/Button.js';
import { LOADING } from './messages.js';
import { Status } from './Notice.js';

/** Stage of a wait: too short to mention, long enough for a message, or long enough to offer a reload. */
export type WaitingStage = 'short' | 'slow' | 'stuck';

/** Returns the current stage of the wait that started when `isWaiting` became true. */
export function useWaitingStage(isWaiting = true): WaitingStage {
  const [stage, setStage] = useState<WaitingStage>('short');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timers = [
      setTimeout(() => setStage('slow'), LOADING_DELAYS.progress),
      setTimeout(() => setStage('stuck'), LOADING_DELAYS.offerReload),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setStage('short');
    };
  }, [isWaiting]);
  return stage;
}

/**
 * A message for people who wait: at first empty, then a text, and finally also a button to reload the page. If `text`
 * is null, because the screen already says that it is loading, only the last stage is shown.
 */
export function Waiting({ text = LOADING.busy }: { text?: string | null }) {
  const stage = useWaitingStage();
  return (
    <>
      <Status>
        {text && stage !== 'short' && <p>{text}</p>}
        {stage === 'stuck' && <p>{LOADING.stuck}</p>}
      </Status>
      {stage === 'stuck' && (
        <p>
          <Reload />
        </p>
      )}
    </>
  );
}

/** A link that reloads the page without a script. An empty URL refers to the current page. */
export const Reload = () => <ButtonAnchor href="">{LOADING.reload}</ButtonAnchor>;
