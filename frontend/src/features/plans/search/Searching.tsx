import { SEARCH } from '#contract/messages/plans/plans.js';
import { Status } from '#ui/index.js';
import styles from './search.module.css';

/**
 * Says that plans are being searched for: above earlier plans, so that these do not move, or with empty cards in the
 * places of the plans.
 */
export const Searching = ({ isBusy, hasPlans }: { isBusy: boolean; hasPlans: boolean }) => (
  <>
    <Status>{isBusy && <p className={hasPlans ? styles.above : undefined}>{SEARCH.busy}</p>}</Status>
    {isBusy && !hasPlans && (
      <div className={styles.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    )}
  </>
);
