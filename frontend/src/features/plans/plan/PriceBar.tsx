import { ChoosePlan } from '../components/chosen/ChoosePlan.js';
import tray from '../components/chosen/compare-tray.module.css';
import { PLAN_PAGE } from '../messages/plan-page.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import styles from './plan-page.module.css';
import { MonthlyPrice } from './PricePanel.js';

interface Props extends Pick<RankedPlan, 'plan'> {
  readonly year: number | undefined;
}

/**
 * The bar at the lower edge of a narrow window, with the plan's monthly price and the button that chooses the plan for
 * comparison. Wide windows show the price panel beside the content instead. A plan without a price has no bar.
 */
export const PriceBar = ({ plan, year }: Props) =>
  plan.premium !== null &&
  plan.premium_w_credit !== null && (
    <section className={`${tray.tray} ${styles.bar} no-print`} aria-label={PLAN_PAGE.panel.bar}>
      <p>
        <MonthlyPrice plan={plan} dollars={plan.premium_w_credit} />
      </p>
      <ChoosePlan plan={plan} year={year} />
    </section>
  );
