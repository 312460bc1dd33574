import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { planPath } from '#contract/pages.js';
import { ROLES } from '#ui/table/roles.js';
import { PlanMarker } from '../components/chosen/PlanMarker.js';
import { CostPictureKey } from '../components/costs/CostPicture.js';
import { PlanLink } from '../components/links/PlanLink.js';
import { SampleTag } from '../components/Sample.js';
import { COMPARE_PAGE } from '../messages/compare-page.js';
import { COMPARE_PLANS } from '../messages/plans.js';
import { PROPERTIES } from '../model/plan-properties.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import type { ComparedPlan } from './compare-rows.js';
import styles from './compare.module.css';

export const COLUMNS_ON_PHONE = 2;

/**
 * Returns true if a column is hidden on phones. Otherwise, the result is undefined instead of false, because React then
 * omits the attribute.
 */
export const isHiddenOnPhone = (column: number): true | undefined => column >= COLUMNS_ON_PHONE || undefined;

interface Props {
  readonly plans: readonly ComparedPlan[];
  /** The place of each plan, by plan id. The letter of this place marks the plan. */
  readonly places: ReadonlyMap<string, number>;
  readonly year: number;
  /**
   * The search that is passed on by links to the plans' pages. It is null for readers of a shared link, who cannot
   * remove plans either.
   */
  readonly search: PlanSearch | null;
  readonly isPriced: boolean;
  /** The menus that put other plans into the first columns. */
  readonly children: readonly ReactNode[];
}

export function ComparedHead({ plans, places, year, search, isPriced, children }: Props) {
  const [, toggle] = useSelectedPlans();
  return (
    <thead {...ROLES.group} className={styles.head}>
      <tr {...ROLES.row}>
        <th {...ROLES.columnHeader} scope="col">
          <span className="visually-hidden">{COMPARE_PAGE.feature}</span>
          {isPriced && (
            <div className={styles.legend}>
              <CostPictureKey />
            </div>
          )}
        </th>
        {plans.map((row, index) => (
          <th key={row.plan.id} {...ROLES.columnHeader} scope="col" data-phone-hidden={isHiddenOnPhone(index)}>
            <div className={styles.plan}>
              <PlanMarker index={places.get(row.plan.id) ?? 0} />
              {children[index]}
              {search && (
                <button type="button" className={`${styles.remove} no-print`} onClick={() => toggle(row.plan)}>
                  <X aria-hidden="true" className="icon" />
                  <span className="visually-hidden">
                    {COMPARE_PLANS.remove} {row.plan.name}
                  </span>
                </button>
              )}
              {search ? (
                <PlanLink plan={row.plan} search={search} />
              ) : (
                <Link to={planPath(row.plan.id, year)}>{row.plan.name}</Link>
              )}
              {isPriced && <span className={styles.price}>{PROPERTIES.premium.text(row)}</span>}
              <SampleTag />
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}
