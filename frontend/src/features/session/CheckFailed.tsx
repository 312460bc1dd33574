import { useRef, useState } from 'react';
import { Button, Notice } from '#ui/index.js';
import { useAuth } from './auth-context.js';
import { SESSION_CHECK } from './messages/session-check.js';
import { SESSION_NOTES } from './messages/session.js';

/**
 * A notice on every page saying that the first session check failed, with a button that repeats the check. The page
 * below the notice does not change, so nothing that the person has typed is lost.
 */
export function CheckFailed() {
  const { refresh } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const again = async (): Promise<void> => {
    setBusy(true);
    const hadFocus = notice.current?.contains(document.activeElement);
    await refresh();
    setBusy(false);
    // If the repeated check has succeeded, the button that was pressed has disappeared, so move focus to the start of
    // the page's content.
    if (hadFocus && !notice.current?.isConnected) document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div ref={notice}>
      <Notice tone="problem">
        <p>
          <strong>{SESSION_CHECK.failed}</strong>
        </p>
        <p>{SESSION_CHECK.failedText}</p>
        <p>
          <Button aria-disabled={isBusy} onClick={isBusy ? undefined : () => void again()}>
            {isBusy ? SESSION_NOTES.checking : SESSION_CHECK.again}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
