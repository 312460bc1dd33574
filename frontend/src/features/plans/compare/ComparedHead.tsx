import { X } from 'lucide-react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { COMPARE_PAGE } from '#contract/messages/plans/plan-page.js';
import { COMPARE_PLANS } from '#contract/messages/plans/plans.js';
import { ROLES } from '#ui/table/roles.js';
import { PlanLink } from '../components/links/PlanLink.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { useSelectedPlans } from '../storage/selected-plans.slice.js';
import type { ComparedPlan } from './compare-rows.js';
import styles from './compare.module.css';
import { isAway } from './is-away.js';

interface Props {
  readonly plans: readonly ComparedPlan[];
  /**
   * Ids of the plans in the order in which they were chosen. The position of a plan in this order is shown as its
   * number.
   */
  readonly ids: readonly string[];
  readonly search: PlanSearch;
}

export function ComparedHead({ plans, ids, search }: Props) {
  const [, toggle] = useSelectedPlans();
  return (
    <thead {...ROLES.group} className={styles.head}>
      <tr {...ROLES.row}>
        <th {...ROLES.columnHeader} scope="col">
          <span className="visually-hidden">{COMPARE_PAGE.feature}</span>
        </th>
        {plans.map((row, index) => (
          <th key={row.plan.id} {...ROLES.columnHeader} scope="col" data-away={isAway(index)}>
            <div className={styles.plan}>
              <span className={styles.number} aria-hidden="true">
                {ids.indexOf(row.plan.id) + 1}
              </span>
              <button type="button" className={`${styles.remove} no-print`} onClick={() => toggle(row.plan)}>
                <X aria-hidden="true" className="icon" />
                <span className="visually-hidden">
                  {COMPARE_PLANS.remove} {row.plan.name}
                </span>
              </button>
              <PlanLink plan={row.plan} search={search} />
              <span className={styles.price}>{PROPERTIES.premium.text(row)}</span>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}
