import { showEarlyPlans } from '#api/index.js';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { ButtonLink, Status, TryAgain, Waiting, type Problem } from '#ui/index.js';
import { SampleMark } from '../components/Sample.js';
import { FULL_PRICE } from '../messages/plan.js';
import { SEARCH } from '../messages/plans.js';
import { COMING_PLANS } from '../storage/first-plans.js';
import styles from './search.module.css';

/** A text that the script in the page's head may already have written, and that React does not change. */
const Early = () => <b suppressHydrationWarning>{''}</b>;

/**
 * What is in the places of the plans until they are loaded: a text that says what will be there, and empty cards. It is
 * part of the prerendered page, so that people on a slow network have something to read while the scripts load. Before
 * they have loaded, the script in the page's head may write names and prices into the cards (app/early-plans.ts).
 */
export const ComingPlans = ({ search }: { search?: PlanSearch }) => (
  <>
    <p className={styles.coming}>{SEARCH.coming}</p>
    <div id={COMING_PLANS} className={styles.skeleton} ref={() => search && showEarlyPlans(search)}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} suppressHydrationWarning>
          <p className={styles.name}>
            <Early />{' '}
            <span className={styles.sample}>
              <SampleMark source="sample" />
            </span>
          </p>
          <p className={styles.price}>
            <span>
              <Early /> a month
            </span>{' '}
            <span className={`muted small ${styles.full}`}>{FULL_PRICE.mark}</span>
          </p>
        </div>
      ))}
    </div>
  </>
);

/** The same for a page behind the login, where it is shown only if the script in the page's head says so. */
export const EarlyPlans = () => (
  <div className={`stack ${styles.early}`}>
    <ComingPlans />
  </div>
);

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
    {isBusy && !hasPlans && <ComingPlans search={search} />}
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
