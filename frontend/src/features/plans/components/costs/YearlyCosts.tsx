import type { Source } from '#contract/api/plans.contract.js';
import { roundedEstimate } from '#contract/plans/estimates.js';
import type { PlanYearCost } from '#contract/plans/plan.js';
import { COST } from '../../messages/costs/cost.js';
import { YEAR_NOTES } from '../../messages/costs/plan-costs.js';
import { dollars, wholeDollars } from '../../model/costs/money.js';
import { belowAverageText, oddsText } from '../../model/costs/odds-text.js';
import type { CareLevel } from '../../model/costs/year-cost.js';
import { propertiesOf, shownTo } from '../../model/plan-properties.js';
import type { RankedPlan } from '../../model/ranking/ranking.js';
import styles from './yearly-costs.module.css';

const BELOW_PICTURE = ['aLittleCare', 'median', 'aLotOfCare'] as const;
const estimated = (amount: number): string => dollars(roundedEstimate(amount));

const notesOn = (cost: PlanYearCost): readonly (readonly [label: string, note: string])[] => [
  [
    COST.average,
    [
      YEAR_NOTES.averageHow(
        COST.premiums(cost.months),
        wholeDollars(cost.premiums),
        estimated(cost.average - cost.premiums),
      ),
      belowAverageText(cost),
    ].join(' '),
  ],
  [
    COST.most,
    [
      YEAR_NOTES.mostHow(
        COST.premiums(cost.months),
        wholeDollars(cost.premiums),
        wholeDollars(cost.most - cost.premiums),
      ),
      ...(cost.mostInTier1 === undefined
        ? []
        : [YEAR_NOTES.mostInTier1(wholeDollars(cost.mostInTier1 - cost.premiums))]),
      oddsText(cost),
    ]
      .join(' ')
      .trim(),
  ],
];

interface Props {
  readonly row: RankedPlan;
  readonly expectedCare: CareLevel | undefined;
  readonly source: Source | undefined;
}

/** The yearly costs that the heading of the cost picture does not name, and notes on all of them. */
export function YearlyCosts({ row, expectedCare, source }: Props) {
  const { plan, cost } = row;
  const notes = cost ? notesOn(cost) : [];
  // A sample of the Marketplace's own estimate would only contradict the figures of this site.
  const other = source === 'marketplace' ? plan.oopc : null;
  return (
    <>
      <dl className={styles.costs}>
        {propertiesOf(shownTo(BELOW_PICTURE, expectedCare)).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text(row)}</dd>
          </div>
        ))}
      </dl>
      {notes.map(([label, note]) => (
        <p key={label}>
          {label}: {note}
        </p>
      ))}
      {cost && <p>{YEAR_NOTES.rounded}</p>}
      {other !== null && <p>{YEAR_NOTES.otherEstimate(estimated(other))}</p>}
    </>
  );
}
