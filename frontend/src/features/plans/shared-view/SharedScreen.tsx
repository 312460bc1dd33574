import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation } from 'react-router';
import { failureText } from '#api/index.js';
import type { SharedView } from '#contract/api/shares.contract.js';
import { PAGES } from '#contract/pages.js';
import { formatDay } from '#ui/format.js';
import { Button, ButtonLink, Notice, Page, Status, TryAgain, useHydrated } from '#ui/index.js';
import { sharesApi } from '../api/saved.api.js';
import styles from '../compare/compare.module.css';
import { SharedContent } from './SharedContent.js';
import { SHARED_VIEW } from './words.js';

function Intro({ view: { madeAt, expiresAt, today } }: { view: SharedView }) {
  const intro = SHARED_VIEW.intro(formatDay(expiresAt));
  if (!today)
    return (
      <p>
        {intro} {SHARED_VIEW.figuresOf(formatDay(madeAt))}
      </p>
    );
  return (
    <>
      <p>{intro}</p>
      <Notice tone="warning">
        <p>{SHARED_VIEW.figuresOfToday(formatDay(madeAt))}</p>
        {today.withdrawn.length > 0 && <p>{SHARED_VIEW.withdrawn(today.withdrawn)}</p>}
      </Notice>
    </>
  );
}

/**
 * The page of a shared link, for people with or without an account. The link's secret is the fragment of the URL. The
 * secret stays in the URL, so that the page can be reloaded and bookmarked while the link works.
 */
export default function SharedScreen() {
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
        <Status>{isFetching && !currentData && !error && <p>{SHARED_VIEW.loading}</p>}</Status>
        {isHydrated && !token && <Notice tone="problem" text={SHARED_VIEW.noSecret} />}
        {error && (
          <TryAgain
            isBusy={isFetching}
            onRetry={isFinal ? null : () => void refetch()}
            text={failureText(error, SHARED_VIEW.offline)}
          />
        )}
        {currentData && (
          <>
            <Intro view={currentData} />
            <SharedContent view={currentData} />
          </>
        )}
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
