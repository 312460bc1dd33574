import { LOADING } from '#contract/messages/site.js';
import { ButtonAnchor } from '../controls/Button.js';
import { Status } from './Notice.js';
import { useWaitingStage } from './use-waiting-stage.js';

/**
 * A message for people who are waiting for something to load. At first the message is empty, then it has text, and
 * finally also a button that reloads the page.
 */
export function Waiting({ text = LOADING.busy }: { text?: string }) {
  const stage = useWaitingStage();
  return (
    <>
      <Status>
        {stage !== 'short' && <p>{text}</p>}
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

/**
 * A way on for a wait whose progress the screen already shows. If the wait takes longer than it should, a message says
 * so and a button reloads the page.
 */
export function LongWait({ isWaiting }: { isWaiting: boolean }) {
  const isStuck = useWaitingStage(isWaiting) === 'stuck';
  return (
    <>
      <Status>{isStuck && <p>{LOADING.stuck}</p>}</Status>
      {isStuck && (
        <p className="no-print">
          <Reload />
        </p>
      )}
    </>
  );
}

/** A link that reloads the page without a script. An empty URL refers to the current page. */
export const Reload = () => <ButtonAnchor href="">{LOADING.reload}</ButtonAnchor>;
