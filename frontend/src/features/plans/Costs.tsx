import { CARE_PRICES, USUAL_CARE } from '../../../../backend/src/contract/limits.js';
import { COST } from '../../../../backend/src/contract/messages/plans.js';
import type { Household } from '../../../../backend/src/contract/plans.contract.js';
import { factsOf, YEAR_FACTS } from './facts.js';
import { centsText, dollars } from './money.js';
import styles from './plans.module.css';
import type { Ranked } from './ranking.js';
import type { YearlyCost } from './yearly-cost.js';

/** How a usual year was worked out, or why it is not known. */
const usualNote = ({ premiums, care, isOwn }: YearlyCost): string | null => {
  if (premiums === null) return null;
  if (care === null) return isOwn ? COST.unknownOwn : COST.unknownUsual;
  return (isOwn ? COST.ownHow : COST.usualHow)(centsText(premiums), centsText(care));
};
const badNote = ({ premiums, most }: YearlyCost): string | null => (premiums === null || most === null ? null : COST.badHow(centsText(premiums), centsText(most)));

/** One paragraph on how all these figures come about; without a household, nothing is estimated for a level of care. */
export const methodText = (isOwn: boolean, household: Household | null): string =>
  (isOwn ? COST.ownMethod(dollars(CARE_PRICES.primaryVisits), dollars(CARE_PRICES.specialistVisits), dollars(CARE_PRICES.genericFills), dollars(CARE_PRICES.brandFills)) : COST.method(household?.people[0]?.utilization_level ?? USUAL_CARE));

/** What the plan costs in a usual and in a bad year, and how each figure came about. */
export function Costs({ row, isShort = false }: { row: Ranked; isShort?: boolean }) {
  const notes = [[COST.usual, usualNote(row.cost)], [COST.bad, badNote(row.cost)]] as const;
  return (
    <>
      <dl className={styles.costs}>{factsOf(YEAR_FACTS).map(({ label, text }) => <div key={label}><dt>{label}</dt><dd>{text(row)}</dd></div>)}</dl>
      {!isShort && notes.map(([label, note]) => note && <p key={label} className="muted">{label}: {note}</p>)}
    </>
  );
}
