import { ButtonLink, Status, TryAgain, Waiting, type Problem } from '#ui/index.js';
import { SEARCH } from '../messages/plans.js';
import styles from './search.module.css';

/**
 * What is in the places of the plans until they are loaded: a text that says what will be there, and empty cards. It is
 * part of the prerendered page, so that people on a slow network have something to read while the scripts load.
 */
export const ComingPlans = () => (
  <>
    <p className="lead">{SEARCH.coming}</p>
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  </>
);

/**
 * A message that a search is in progress. If earlier plans are on the screen, the message is above them and does not
 * move them. Otherwise, empty cards are shown in the places of the plans. After a long wait, a button reloads the page.
 */
export const Searching = ({ isBusy, hasPlans }: { isBusy: boolean; hasPlans: boolean }) => (
  <>
    {isBusy && !hasPlans && <ComingPlans />}
    <Status>{isBusy && <p className={hasPlans ? styles.above : undefined}>{SEARCH.busy}</p>}</Status>
    {isBusy && <Waiting text={null} />}
  </>
);

interface FailedProps {
  readonly problem: Problem;
  /** Searches with the current answers. If it is omitted, the button repeats the search that failed. */
  readonly onRetry?: () => void;
}

/** A message that a search failed. If the same search may succeed later, a button searches again. */
export const SearchFailed = ({ problem: { text, info, retry }, onRetry }: FailedProps) => (
  <TryAgain {...(retry ? onRetry && { onRetry } : { onRetry: null })}>
    <p>{text}</p>
    {info && <p>{info}</p>}
  </TryAgain>
);

/** A link from the list of plans, or from the message that it could not be loaded, to the questions. */
export const EditAnswers = ({ to }: { to: string }) => (
  <span className="no-print">
    <ButtonLink kind="quiet" to={to}>
      {SEARCH.edit}
      <span className="visually-hidden"> {SEARCH.answers}</span>
    </ButtonLink>
  </span>
);
