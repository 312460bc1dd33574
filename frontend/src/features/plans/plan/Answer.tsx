import { isFullPrice } from '#contract/plans/help.js';
import { CareNote } from '#features/care/index.js';
import { Axis, CostBar, CostPictureKey, unknownCost } from '../components/costs/CostPicture.js';
import { COST } from '../messages/costs/cost.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { FULL_PRICE } from '../messages/plan.js';
import { wholeDollars } from '../model/costs/money.js';
import { assumedText, yearText, type ExpectedAmount } from '../model/costs/year-cost.js';
import { costScale } from '../model/ranking/cost-scale.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import styles from './plan-page.module.css';

interface Props {
  readonly row: RankedPlan;
  /** The cost of the year that the household expects, from `expectedAmount`. */
  readonly expected: ExpectedAmount | null;
}

/** One of the amounts, with words such as "(partly a guess)" below it. */
function Figure({ text, label }: { text: string; label: string }) {
  const [figure, ...words] = text.split(' ');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {figure} {words.length > 0 && <small>{words.join(' ')}</small>}
      </dd>
    </div>
  );
}

/** What the plan costs the household: a month, an average year and the most, with the picture of the year. */
export function Answer({ row, expected }: Props) {
  const { plan, cost, care } = row;
  const end = costScale([row]);
  const hasTiers = cost?.mostInTier1 !== undefined;
  const assumed = cost && assumedText(cost);
  return (
    <section className={styles.answer} aria-label={PLAN_PAGE.panel.title}>
      <dl className={styles.figures}>
        <Figure
          text={[
            wholeDollars(Math.round(plan.premium_w_credit ?? 0)),
            ...(isFullPrice(plan) ? [FULL_PRICE.mark] : []),
          ].join(' ')}
          label={COST.short.month}
        />
        {cost && <Figure text={yearText(cost, 'average')} label={COST.short.average} />}
        {cost && expected && <Figure text={yearText(cost, expected)} label={COST[expected].toLowerCase()} />}
        {cost && <Figure text={yearText(cost, 'most')} label={care?.note ? COST.short.mostCovered : COST.short.most} />}
      </dl>
      <CareNote care={care} />
      {cost && end !== null ? (
        <div className={styles.picture}>
          <CostBar row={row} end={end} hasTiers={hasTiers} />
          <Axis end={end} />
          <CostPictureKey cost={cost} hasTiers={hasTiers} />
        </div>
      ) : (
        <p className={`muted ${styles.coming}`}>{unknownCost(row, PLAN_PAGE.notLoaded)}</p>
      )}
      {assumed && <p className="muted small">{assumed}</p>}
      {cost?.mostInTier1 !== undefined && (
        <p className={styles.tierNote}>{COST.tierNote(wholeDollars(cost.mostInTier1))}</p>
      )}
    </section>
  );
}
