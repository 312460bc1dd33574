import type { Household } from '#contract/api/plans.contract.js';
import { CARE_PRICES, USUAL_CARE } from '#contract/limits/plans.js';
import { COST } from '#contract/messages/plans.js';
import { centsText, dollars } from '../model/money.js';
import { factsOf, YEAR_FACTS } from '../model/plan-facts.js';
import type { RankedPlan } from '../model/ranking.js';
import type { YearlyCost } from '../model/yearly-cost.js';
import styles from './yearly-costs.module.css';

/** Returns a note explaining how the cost of a usual year was calculated, or why it is not known. */
const usualNote = ({ premiums, care, isFromOwnCare }: YearlyCost): string | null => {
  if (premiums === null) return null;
  if (care === null) return isFromOwnCare ? COST.unknownOwn : COST.unknownUsual;
  return (isFromOwnCare ? COST.ownHow : COST.usualHow)(centsText(premiums), centsText(care));
};
const badNote = ({ premiums, most }: YearlyCost): string | null =>
  premiums === null || most === null ? null : COST.badHow(centsText(premiums), centsText(most));

/**
 * Returns a paragraph explaining how yearly costs are estimated. If no household is known, it assumes the usual level
 * of care.
 */
export const costMethodText = (isOwn: boolean, household: Household | null): string =>
  isOwn
    ? COST.ownMethod(
        dollars(CARE_PRICES.primaryVisits),
        dollars(CARE_PRICES.specialistVisits),
        dollars(CARE_PRICES.genericFills),
        dollars(CARE_PRICES.brandFills),
      )
    : COST.method(household?.people[0]?.utilization_level ?? USUAL_CARE);

/** A plan's cost in a usual year and in a bad year. Each has a note on its calculation unless `isShort` is set. */
export function YearlyCosts({ row, isShort = false }: { row: RankedPlan; isShort?: boolean }) {
  const notes = [
    [COST.usual, usualNote(row.cost)],
    [COST.bad, badNote(row.cost)],
  ] as const;
  return (
    <>
      <dl className={styles.costs}>
        {factsOf(YEAR_FACTS).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text(row)}</dd>
          </div>
        ))}
      </dl>
      {!isShort &&
        notes.map(
          ([label, note]) =>
            note && (
              <p key={label} className="muted">
                {label}: {note}
              </p>
            ),
        )}
    </>
  );
}
