import { ButtonAnchor } from '../controls/Button.js';
import { LOADING } from '../messages.js';
import { Status } from './Notice.js';
import { useWaitingStage } from './use-waiting-stage.js';

/**
 * A message for people who are waiting for something to load. At first the message is empty, then it has text, and
 * finally also a button that reloads the page. If `text` is null, because the screen already says that it is loading,
 * only the last stage is shown.
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
