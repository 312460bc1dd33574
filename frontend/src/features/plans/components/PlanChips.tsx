import { CareChips } from '#features/care/index.js';
import { Wording } from '#features/wording/index.js';
import { PLAN } from '../messages/plan.js';
import { MATCHING } from '../messages/plans.js';
import { PROPERTIES } from '../model/plan-properties.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import styles from './plan-head.module.css';
import { hasWishes, scoreText } from './PlanMatch.js';

/** How many of the person's medicines and doctors a plan covers, and how many preferences it meets. */
export const CardChips = ({ row, care }: { row: RankedPlan } & Pick<RankedPlan, 'care'>) =>
  (care !== null || hasWishes(row)) && (
    <ul className={styles.chips}>
      <CareChips care={care} />
      {hasWishes(row) && (
        <li>
          {MATCHING.column} <b>{scoreText(row.match)}</b>
        </li>
      )}
    </ul>
  );

/**
 * The short facts about a plan that help people compare plans: how many of the person's medicines and doctors it
 * covers, how many preferences it meets, its deductible and the price of a visit. A plan's card and its page show the
 * same facts.
 */
export function PlanChips({ row }: { row: RankedPlan }) {
  const { match } = row;
  return (
    <ul className={styles.chips}>
      <CareChips care={row.care} />
      {match.judgedCount > 0 && (
        <li>
          {MATCHING.column} <b>{scoreText(match)}</b>
        </li>
      )}
      <li>
        <Wording>{PROPERTIES.deductibles.label}</Wording> <b>{PROPERTIES.deductibles.text(row)}</b>
      </li>
      <li>
        {PROPERTIES.primaryCare.label} <b>{PROPERTIES.primaryCare.text(row)}</b>
      </li>
      {row.plan.hsa_eligible && <li>{PLAN.hsa}</li>}
    </ul>
  );
}
