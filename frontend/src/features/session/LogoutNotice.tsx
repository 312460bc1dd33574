import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { Button } from '#ui/controls/Button.js';
import { Notice } from '#ui/feedback/Notice.js';
import { useWaitingStage } from '#ui/feedback/use-waiting-stage.js';
import { useAuth } from './auth-context.js';
import { SESSION_CHECK } from './messages/session-check.js';
import { LOG_OUT, sessionApi } from './session.api.js';

/**
 * A notice on every page saying that logging out takes a long time, or that logging out failed and the browser may
 * still be signed in.
 */
export function LogoutNotice({ className }: { className: string | undefined }) {
  const { logout } = useAuth();
  const [, { isLoading, isError }] = sessionApi.useLogOutMutation({ fixedCacheKey: LOG_OUT });
  const isSlow = useWaitingStage(isLoading) !== 'short';
  const again = async (): Promise<void> => {
    // If logging out opens another page, that page receives focus. If the home page is already open, focus is moved to
    // the start of the page's content, because the button that was pressed disappears.
    const isHome = location.pathname === PAGES.home.path;
    await logout();
    if (isHome) document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    // The notice is not printed, because even an empty block before a landscape page would take up a sheet of paper.
    <div className="no-print">
      <div role="status">{isSlow && <p className={className}>{SESSION_CHECK.loggingOut}</p>}</div>
      {isError && (
        <Notice tone="problem">
          <p>
            <strong>{SESSION_CHECK.logoutFailed}</strong>
          </p>
          <p>{SESSION_CHECK.logoutFailedText}</p>
          <p>
            <Button onClick={() => void again()}>{SITE.nav.logout}</Button>
          </p>
        </Notice>
      )}
    </div>
  );
}
