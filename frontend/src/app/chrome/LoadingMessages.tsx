import { useLocation, useNavigate } from 'react-router';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { LazySessionParts } from '#features/session/index.js';
import { Button, ButtonAnchor } from '#ui/controls/Button.js';
import { LOADING } from '#ui/feedback/messages.js';
import { Reload, useWaitingStage } from '#ui/feedback/Waiting.js';
import { useHydrated } from '#ui/hooks/use-hydrated.js';
import { useIsScreenLoading } from '../loading/load-screen.js';
import styles from './chrome.module.css';

/**
 * Messages about progress and the session: before hydration, while the next page is loading, during logout, and after a
 * failed session check. The messages are hidden in print, because even an empty box can add another sheet of paper.
 */
export function LoadingMessages() {
  const isHydrated = useHydrated();
  return (
    <div className="no-print">
      {!isHydrated && <Starting />}
      {isHydrated && <Leaving />}
      {isHydrated && <LazySessionParts progressClass={styles.sign} />}
    </div>
  );
}

/** The progress messages before hydration, prerendered. The start script (app/boot.ts) decides which one is visible. */
function Starting() {
  return (
    <>
      <p role="status" className={`${styles.sign} ${styles.slow}`}>
        {LOADING.busy}
      </p>
      <div role="alert" className={`${styles.incomplete} stack`}>
        <h2>{LOADING.incomplete}</h2>
        <p>{LOADING.incompleteText}</p>
        <p>
          <Reload />
        </p>
        <p>
          <a href={PAGES.home.path}>{SITE.nav.home}</a> · <a href={PAGES.contact.path}>{SITE.nav.contact}</a>
        </p>
      </div>
    </>
  );
}

/** Offers to load a page that is slow to come as a new document, without the scripts of this one, or to stay here. */
function Leaving() {
  const here = useLocation();
  const navigate = useNavigate();
  // The URL already is the one of the next page, while the router still draws the old page.
  const isLeaving = useIsScreenLoading() && location.pathname !== here.pathname;
  const stage = useWaitingStage(isLeaving);
  const stay = () => void navigate(here, { replace: true, state: here.state });
  return (
    <div role="status">
      {isLeaving && stage !== 'short' && (
        <div className={styles.sign}>
          <p>{stage === 'slow' ? LOADING.busy : LOADING.stuck}</p>
          {stage === 'stuck' && (
            <p className={styles.ways}>
              <ButtonAnchor href={location.pathname + location.search + location.hash}>{LOADING.retry}</ButtonAnchor>
              <Button kind="secondary" onClick={stay}>
                {LOADING.stay}
              </Button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
