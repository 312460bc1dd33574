import { COST } from '../../../../backend/src/contract/messages/plans.js';
import { centsText } from './money.js';
import styles from './plans.module.css';
import type { YearlyCost } from './yearly-cost.js';

/** How a usual year was worked out, or why it is not known. */
const usualNote = ({ premiums, care }: YearlyCost): string | null => {
  if (premiums === null) return null;
  return care === null ? COST.unknownUsual : COST.usualHow(centsText(premiums), centsText(care));
};
const badNote = ({ premiums, most }: YearlyCost): string | null => (premiums === null || most === null ? null : COST.badHow(centsText(premiums), centsText(most)));

export const costText = (amount: number | null): string => (amount === null ? COST.unknown : centsText(amount));

/** What the plan costs in a usual and in a bad year, and how each figure came about. */
export function Costs({ cost, isShort = false }: { cost: YearlyCost; isShort?: boolean }) {
  const rows = [[COST.usual, cost.usual, usualNote(cost)], [COST.bad, cost.bad, badNote(cost)]] as const;
  return (
    <>
      <dl className={styles.costs}>{rows.map(([name, amount]) => <div key={name}><dt>{name}</dt><dd>{costText(amount)}</dd></div>)}</dl>
      {!isShort && rows.map(([name, , note]) => note && <p key={name} className="muted">{name}: {note}</p>)}
    </>
  );
}
