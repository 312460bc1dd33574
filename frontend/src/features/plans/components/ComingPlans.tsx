import { showEarlyPlans } from '#api/index.js';
import { FULL_PRICE } from '../messages/plan.js';
import { SEARCH } from '../messages/plans.js';
import { COMING_PLANS } from '../storage/first-plans.js';
import styles from './coming-plans.module.css';
import { SampleMark } from './Sample.js';

/** A text that the script in the page's head may already have written, and that React does not change. */
const Early = () => <b suppressHydrationWarning>{''}</b>;

interface Props {
  /** The body of the request for the plans, if it is known. Prices for another request are not shown. */
  readonly body?: object | undefined;
  readonly text?: string | null;
  /** Whether the page is about a plan or a few, so that it has no empty cards. */
  readonly areFew?: boolean;
}

/**
 * What is in the plans' places until they are loaded: a text and empty cards, prerendered as something to read on a
 * slow network. The script in the page's head may fill in names and prices (app/early-plans.ts).
 */
export const ComingPlans = ({ body, areFew = false, text = areFew ? null : SEARCH.coming }: Props) => (
  <>
    {text !== null && <p className={styles.coming}>{text}</p>}
    <div
      id={COMING_PLANS}
      className={`${styles.skeleton} ${areFew ? styles.few : ''}`}
      ref={() => showEarlyPlans(body)}
    >
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
export const EarlyPlans = ({ areFew }: { areFew: boolean }) => (
  <div className={`stack ${styles.early}`}>
    <ComingPlans areFew={areFew} />
  </div>
);
