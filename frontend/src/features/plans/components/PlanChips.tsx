import { CareChips } from '#features/care/index.js';
import { MATCHING } from '../messages/plans.js';
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
