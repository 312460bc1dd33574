import { Link } from 'react-router';
import { PLAN_PAGE } from '#contract/messages/plan-page.js';
import { PLAN } from '#contract/messages/plans.js';
import { Wording } from '#features/wording/index.js';
import { ChoosePlan } from '../components/ChoosePlan.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { wholeDollars } from '../model/money.js';
import { propertiesOf } from '../model/plan-properties.js';
import type { RankedPlan } from '../model/ranking.js';
import styles from './plan-page.module.css';

const YEAR = ['average', 'most'] as const;

/**
 * Explains why a plan has no price. Either the marketplace has none for this household, or the household is not known.
 * If it is not known, a link leads to the search.
 */
function NoPrice({ hasHousehold }: { hasHousehold: boolean }) {
  const { questions } = useFinderPages();
  return (
    <p>
      {hasHousehold ? (
        `${PLAN.noPriceHere}. ${PLAN_PAGE.noPriceWhy}`
      ) : (
        <Link to={questions.path}>{PLAN_PAGE.noPrice}</Link>
      )}
    </p>
  );
}

interface Props {
  readonly row: RankedPlan;
  readonly year: number | undefined;
  readonly hasHousehold: boolean;
}

/**
 * What a plan costs this household: the monthly price, the full price, the tax credit and the cost of a year. Both
 * premiums are rounded first, and the credit on the screen is the difference between them. The three amounts therefore
 * add up.
 */
export function PricePanel({ row, year, hasHousehold }: Props) {
  const { plan, cost } = row;
  if (plan.premium === null || plan.premium_w_credit === null)
    return (
      <section className={styles.panel} aria-label={PLAN_PAGE.panel.title}>
        <NoPrice hasHousehold={hasHousehold} />
        <ChoosePlan plan={plan} year={year} />
      </section>
    );
  const [net, full] = [Math.round(plan.premium_w_credit), Math.round(plan.premium)];
  return (
    <section className={styles.panel} aria-label={PLAN_PAGE.panel.title}>
      <p className={styles.price}>
        <b>{wholeDollars(net)}</b> a month
      </p>
      {net < full && (
        <dl>
          <div>
            <dt>
              <Wording>{PLAN.fullPremium}</Wording>
            </dt>
            <dd>{wholeDollars(full)}</dd>
          </div>
          <div>
            <dt>{PLAN_PAGE.panel.help}</dt>
            <dd>−{wholeDollars(full - net)}</dd>
          </div>
          <div className={styles.pay}>
            <dt>{PLAN_PAGE.panel.pay}</dt>
            <dd>{wholeDollars(net)}</dd>
          </div>
        </dl>
      )}
      {cost && (
        <dl>
          {propertiesOf(YEAR).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ChoosePlan plan={plan} year={year} />
    </section>
  );
}
