import { SEARCH } from '#contract/messages/plans/plans.js';
import { Status } from '#ui/index.js';
import styles from './search.module.css';

/** Says that plans are being searched for. As long as there are none, empty cards stand in their places. */
export const Searching = ({ isBusy, hasPlans }: { isBusy: boolean; hasPlans: boolean }) => (
  <>
    <Status>{isBusy && <p>{SEARCH.busy}</p>}</Status>
    {isBusy && !hasPlans && (
      <div className={styles.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    )}
  </>
);
