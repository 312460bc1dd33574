import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { lastAnswer } from '#api/index.js';
import { SESSION } from '#contract/limits/sessions.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { useAppSelector } from '#store/index.js';
import { Button } from '#ui/controls/Button.js';
import { Notice } from '#ui/feedback/Notice.js';
import { useWaitingStage } from '#ui/feedback/Waiting.js';
import { Modal } from '#ui/index.js';
import { useAuth, useSession } from './auth-context.js';
import { IDLE_WARNING, SESSION_CHECK } from './messages/session-check.js';
import { SESSION_NOTES } from './messages/session.js';
import { takeReturnPath } from './return-path/return-path.js';
import { LOG_OUT, sessionApi } from './session.api.js';
import { selectSession } from './session.js';
import { pendingLogout } from './storage/pending-logout.js';

/** Interval, in milliseconds, between two checks of how long the session has been idle. */
const CHECK_INTERVAL_MS = 5_000;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown'] as const;

/**
 * A dialog before an idle session ends, to extend it. A keystroke or click is reported if the server has answered
 * nothing for a quarter of the limit, so that a person who only types does not count as idle.
 */
function IdleWatch() {
  const { refresh } = useAuth();
  const [phase, setPhase] = useState<IdlePhase>('active');
  useEffect(() => {
    const look = () => setPhase(idlePhase(Date.now() - lastAnswer()));
    const timer = setInterval(look, CHECK_INTERVAL_MS);
    const report = () => {
      const since = Date.now() - lastAnswer();
      if (idlePhase(since) === 'active' && isDue(since)) void refresh();
    };
    ACTIVITY_EVENTS.forEach((name) => addEventListener(name, report));
    return () => {
      clearInterval(timer);
      ACTIVITY_EVENTS.forEach((name) => removeEventListener(name, report));
    };
  }, [refresh]);
  useEffect(() => {
    // Only the server can tell whether the session has really ended. If the session has ended, the route guard
    // redirects the person to the login page. After signing in there, the person returns to the page from which they
    // were redirected.
    if (phase === 'over') void refresh().then(() => setPhase('active'));
  }, [phase, refresh]);
  const stay = () => void refresh().then(() => setPhase('active'));
  return (
    <Modal title={IDLE_WARNING.title} isOpen={phase === 'warning'} onClose={stay}>
      <p>{IDLE_WARNING.text}</p>
      <p>
        <Button onClick={stay}>{IDLE_WARNING.stay}</Button>
      </p>
    </Modal>
  );
}

export type IdlePhase = 'active' | 'warning' | 'over';
/**
 * Milliseconds without activity after which the page treats the session as ended. The server records activity at most
 * every `SESSION.touchEvery` seconds, so it may end it up to that much earlier.
 */
const IDLE_MS = (SESSION.idle - SESSION.touchEvery) * 1_000;
const WARN_MS = SESSION.warnBefore * 1_000;

/** How close an idle session is to its end, given the milliseconds since the server last answered this browser. */
export function idlePhase(sinceAnswerMs: number): IdlePhase {
  if (sinceAnswerMs >= IDLE_MS) return 'over';
  return sinceAnswerMs >= IDLE_MS - WARN_MS ? 'warning' : 'active';
}

export const isDue = (sinceAnswerMs: number): boolean => sinceAnswerMs > IDLE_MS / 4;

/** Restores the navigation state after Google's redirect, which has only the URL. Password logins do it themselves. */
function useArrival(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const arrive = useEffectEvent(() => {
    if (location.pathname === PAGES.login.path) return;
    const { to, state } = takeReturnPath();
    if (state && location.state === null && to === createPath(location)) void navigate(to, { replace: true, state });
  });
  useEffect(() => arrive(), []);
}

/** Repeats a logout that the server has not confirmed, if the session is still open when the next page loads. */
function useUnfinishedLogout(): void {
  const { logout } = useAuth();
  const userId = useAppSelector((state) => selectSession(state).user?.id);
  const finish = useEffectEvent(() => {
    if (userId && pendingLogout() === userId) void logout();
  });
  useEffect(() => finish(), []);
}

function SignedInOnly() {
  useArrival();
  useUnfinishedLogout();
  return <IdleWatch />;
}

/** Says on every page that logging out is slow, or failed so that the browser may still be signed in. */
function LogoutNotice({ className }: { className: string | undefined }) {
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

/**
 * A notice on every page saying that the first session check failed, with a button that repeats the check. The page
 * below the notice does not change, so nothing that the person has typed is lost.
 */
function CheckFailed() {
  const { refresh } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const again = async (): Promise<void> => {
    setBusy(true);
    const hadFocus = notice.current?.contains(document.activeElement);
    await refresh();
    setBusy(false);
    // After a successful check, the pressed button has disappeared: focus the start of the page's content.
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

/** Messages about the session that any page may show, and the components that run only while somebody is signed in. */
export function SessionParts({ progressClass }: { progressClass: string | undefined }) {
  const { isSignedIn, isCheckFailed } = useSession();
  return (
    <>
      <LogoutNotice className={progressClass} />
      {isCheckFailed && <CheckFailed />}
      {isSignedIn && <SignedInOnly />}
    </>
  );
}
