import type { PlanSearch } from '#contract/api/plans.contract.js';
import { ButtonLink, Status, TryAgain, Waiting, type Problem } from '#ui/index.js';
import { ComingPlans } from '../components/ComingPlans.js';
import { SEARCH } from '../messages/plans.js';
import styles from './search.module.css';

interface SearchingProps {
  readonly search: PlanSearch;
  readonly isBusy: boolean;
  readonly hasPlans: boolean;
}

/**
 * A message that a search is in progress. If earlier plans are on the screen, the message is above them and does not
 * move them. Otherwise, empty cards are shown in the places of the plans. After a long wait, a button reloads the page.
 */
export const Searching = ({ search, isBusy, hasPlans }: SearchingProps) => (
  <>
    {isBusy && !hasPlans && <ComingPlans body={search} />}
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
