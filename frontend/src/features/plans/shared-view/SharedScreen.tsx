import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation } from 'react-router';
import { failureText } from '#api/index.js';
import { SEARCH } from '#contract/messages/plans/plans.js';
import { PAGES } from '#contract/pages.js';
import { Button, ButtonLink, Notice, Page, Status, useHydrated } from '#ui/index.js';
import { sharesApi } from '../api/shares.api.js';
import styles from '../compare/compare.module.css';
import { SharedContent } from './SharedContent.js';
import { SHARED_VIEW } from './words.js';

function Problem({ text, onRetry }: { text: string; onRetry: (() => void) | null }) {
  return (
    <Notice tone="problem">
      <p>{text}</p>
      {onRetry && (
        <p>
          <Button kind="secondary" onClick={onRetry}>
            {SEARCH.tryAgain}
          </Button>
        </p>
      )}
    </Notice>
  );
}

/**
 * The page of a shared link, for people with or without an account. The link's secret is the fragment of the URL. The
 * secret stays in the URL, so that the page can be reloaded and bookmarked while the link works.
 */
export function SharedScreen() {
  const isHydrated = useHydrated();
  const token = useLocation().hash.slice(1);
  const { currentData, error, isFetching, refetch } = sharesApi.useOpenShareQuery(
    isHydrated && token ? { body: { token } } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const isFinal = error && 'code' in error && String(error.code).startsWith('shares.');
  const isWaiting = !isHydrated || (token && !currentData && (isFetching || !error));
  return (
    <Page>
      <div className={`stack ${styles.compared}`}>
        <h1>{PAGES.shared.title}</h1>
        <Status>{isFetching && !currentData && <p>{SHARED_VIEW.loading}</p>}</Status>
        {isHydrated && !token && <Problem text={SHARED_VIEW.noSecret} onRetry={null} />}
        {error && !isFetching && (
          <Problem text={failureText(error, SHARED_VIEW.offline)} onRetry={isFinal ? null : () => void refetch()} />
        )}
        {currentData && <SharedContent view={currentData} />}
        {!isWaiting && (
          <p className={`${styles.ways} no-print`}>
            {currentData && (
              <Button kind="secondary" onClick={() => print()}>
                {SHARED_VIEW.print}
              </Button>
            )}
            <ButtonLink kind="secondary" to={PAGES.plans.path}>
              {SHARED_VIEW.own}
            </ButtonLink>
          </p>
        )}
      </div>
    </Page>
  );
}
