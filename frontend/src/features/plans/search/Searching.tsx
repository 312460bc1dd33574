import { SEARCH } from '#contract/messages/plans/plans.js';
import { Status, Waiting } from '#ui/index.js';
import styles from './search.module.css';

/**
 * A message that a search is in progress. If earlier plans are on the screen, the message is above them and does not
 * move them. Otherwise, empty cards are shown in the places of the plans. After a long wait, a button reloads the page.
 */
export const Searching = ({ isBusy, hasPlans }: { isBusy: boolean; hasPlans: boolean }) => (
  <>
    <Status>{isBusy && <p className={hasPlans ? styles.above : undefined}>{SEARCH.busy}</p>}</Status>
    {isBusy && <Waiting text={null} />}
    {isBusy && !hasPlans && (
      <div className={styles.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    )}
  </>
);
