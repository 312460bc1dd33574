import { LOADING } from '#contract/messages/site.js';
import { ButtonAnchor } from '../controls/Button.js';
import { Status } from './Notice.js';
import { useWaitingStage } from './use-waiting-stage.js';

/**
 * A message for a person who waits for something to load. At first there is nothing, then a message, and finally also a
 * button that reloads the page.
 */
export function Waiting({ text = LOADING.busy }: { text?: string }) {
  const patience = useWaitingStage();
  return (
    <>
      <Status>
        {patience !== 'short' && <p>{text}</p>}
        {patience === 'stuck' && <p>{LOADING.stuck}</p>}
      </Status>
      {patience === 'stuck' && (
        <p>
          <Reload />
        </p>
      )}
    </>
  );
}

/** A link that reloads the page without a script, because an empty URL stands for the page itself. */
export const Reload = () => <ButtonAnchor href="">{LOADING.reload}</ButtonAnchor>;
