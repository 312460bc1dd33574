import { PLAN_PAGE } from '#contract/messages/plan-page.js';
import { PLAN } from '#contract/messages/plans.js';
import type { Benefit } from '#contract/plan.js';
import type { Topic } from '#contract/topics.js';
import { Disclosure } from '#ui/index.js';
import { grouped } from '../model/benefit-groups.js';
import { isLimitExplained, limitOf } from '../model/benefit-text.js';
import { costShareText } from '../model/money.js';
import styles from './plan-page.module.css';
import { isPreferredBenefit } from './preferred-benefits.js';
import { Tick } from './Tick.js';

function BenefitItem({ benefit }: { benefit: Benefit }) {
  const { name, covered, cost_sharings, explanation, exclusions } = benefit;
  const limit = covered && !isLimitExplained(benefit) ? limitOf(benefit) : null;
  return (
    <li>
      <strong>
        {name} – {covered ? PLAN_PAGE.covered : PLAN_PAGE.notCovered}
      </strong>
      {covered &&
        cost_sharings.map((cost) => (
          <p key={`${cost.network_tier} ${cost.csr}`}>
            {cost.network_tier}: {cost.display_string ? costShareText(cost.display_string) : PLAN.notAvailable}
          </p>
        ))}
      {limit && <p>{PLAN_PAGE.limit(limit)}</p>}
      {explanation && <p>{explanation}</p>}
      {exclusions && <p>{PLAN_PAGE.notIncluded(exclusions)}</p>}
    </li>
  );
}

/**
 * A plan's benefits in groups that can be expanded, with Core Medical first. A group that contains a preferred benefit
 * is marked with a checkmark.
 */
export function Benefits({ benefits, preferred }: { benefits: readonly Benefit[]; preferred: readonly Topic[] }) {
  if (benefits.length === 0) return null;
  return (
    <section>
      <h2>{PLAN_PAGE.benefits}</h2>
      <div className={styles.groups}>
        {grouped(benefits).map(({ group, items }) => (
          <Disclosure
            key={group}
            title={
              <>
                {items.some((benefit) => isPreferredBenefit(benefit, preferred)) && <Tick />}
                {group} ({items.length})
              </>
            }
          >
            <ul>
              {items.map((benefit) => (
                <BenefitItem key={benefit.name} benefit={benefit} />
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
