import { CalendarCheck, Heart, Pill, Star, Umbrella, Wallet } from 'lucide-react';
import { memo } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { COMPARE } from '#contract/limits/plans.js';
import { isFullPrice } from '#contract/plans/help.js';
import { CareChips } from '#features/care/index.js';
import { useNarrow } from '#theme/index.js';
import { ChoosePlan, ToCompareTray } from '../components/chosen/ChoosePlan.js';
import { CostPicture, CostPictureKey } from '../components/costs/CostPicture.js';
import { PlanButton, PlanLink } from '../components/links/PlanLink.js';
import head from '../components/plan-head.module.css';
import { PlanHead } from '../components/PlanHead.js';
import { hasWishes, PlanMatch, scoreText, UncheckedNote } from '../components/PlanMatch.js';
import { SampleTag } from '../components/Sample.js';
import { BADGES } from '../messages/plan-list.js';
import { FULL_PRICE, PLAN } from '../messages/plan.js';
import { MATCHING } from '../messages/plans.js';
import { wholeDollars } from '../model/costs/money.js';
import type { ExpectedAmount } from '../model/costs/year-cost.js';
import type { Badge, BadgesByPlan, GivenBadge } from '../model/ranking/badges.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import type { QuizNames } from '../model/ranking/unchecked.js';
import { plansToCompare } from '../model/selected-plans.js';
import { useSelectedPlans } from '../storage/choices.slice.js';
import styles from './plan-card.module.css';

const ICONS = {
  lowest: CalendarCheck,
  lowestPrice: Wallet,
  lowestMost: Umbrella,
  lowestLittleCare: CalendarCheck,
  lowestALotOfCare: CalendarCheck,
  topRated: Star,
  bestFit: Heart,
  bestCare: Pill,
  bestMedicines: Pill,
  bestDoctors: Heart,
} as const satisfies Record<Badge, unknown>;

/** How many of the person's medicines and doctors a plan covers, and how many preferences it meets. */
const CardChips = ({ row, care }: { row: RankedPlan } & Pick<RankedPlan, 'care'>) =>
  (care !== null || hasWishes(row)) && (
    <ul className={head.chips}>
      <CareChips care={care} />
      {hasWishes(row) && (
        <li>
          {MATCHING.column} <b>{scoreText(row.match)}</b>
        </li>
      )}
    </ul>
  );

export interface CardContext {
  readonly search: PlanSearch;
  readonly badges: BadgesByPlan;
  readonly dominated: ReadonlyMap<string, RankedPlan>;
  /** The amount for a year with as much care as the person expects, if cards show it beside the average year. */
  readonly expected: ExpectedAmount | null;
  /** End of the axis of all yearly-cost charts, in dollars per year. It is null if no plan has an estimate. */
  readonly end: number | null;
}

function Price({ row, hasFull }: Pick<Props, 'row'> & { hasFull: boolean }) {
  const { premium, premium_w_credit: net } = row.plan;
  if (premium === null || net === null) return <p>{PLAN.noPriceHere}</p>;
  return (
    <p className={styles.price}>
      <span>
        <b>{wholeDollars(net)}</b> a month
      </span>{' '}
      {isFullPrice(row.plan) ? (
        <span className="muted small">{FULL_PRICE.mark}</span>
      ) : (
        hasFull && (
          <s>
            <span className="visually-hidden">{PLAN.fullPremium} </span>
            {wholeDollars(premium)}
          </s>
        )
      )}
    </p>
  );
}

function Role({ given: { badge, label } }: { given: GivenBadge }) {
  const Icon = ICONS[badge];
  return (
    <p className={styles.role}>
      <Icon aria-hidden="true" className="icon" /> {label} <SampleTag />
    </p>
  );
}

interface Props extends CardContext {
  readonly row: RankedPlan;
  /** The place among the plans to look at first, with badge reasons and a button, or null in the list. */
  readonly place?: number | null;
  /** What the person named in the quiz, if it is not what this browser has stored from the quiz. */
  readonly quiz?: QuizNames;
}

export const PlanCard = memo(function PlanCard({
  row,
  search,
  badges,
  dominated,
  expected,
  end,
  place = null,
  quiz,
}: Props) {
  const { plan } = row;
  const better = dominated.get(plan.id);
  const given = badges.get(plan.id);
  const isFirst = place !== null;
  const isNarrow = useNarrow();
  const [selected] = useSelectedPlans();
  // The bar of chosen plans then has the main button.
  const canCompare = isFirst && plansToCompare(selected, search.year).plans.length >= COMPARE.min;
  // The reason for some badges says already how many medicines and doctors the plan covers.
  const care = isFirst && given && /^best[^F]/.test(given.badge) ? null : row.care;
  return (
    <li className={styles.card} data-tone={given?.badge}>
      {given && <Role given={given} />}
      <div className={styles.body}>
        <div className={styles.top}>
          <PlanHead plan={plan} isTagged={!given}>
            <h4>
              <PlanLink plan={plan} search={search} />
            </h4>
          </PlanHead>
          <Price row={row} hasFull={isFirst || !isNarrow} />
        </div>
        <CostPicture row={row} end={end} expected={expected} hasAxis={!isNarrow || place === 0} />
        {isNarrow && place === 0 && row.cost && <CostPictureKey cost={row.cost} />}
        <div className={styles.rest}>
          {isFirst && given?.reason && <p>{given.reason}</p>}
          <CardChips row={row} care={care} />
          <PlanMatch row={row} quiz={quiz} isShort />
          <UncheckedNote row={row} quiz={quiz} />
          {better && <p className="muted small">{BADGES.dominated(better.plan.name)}</p>}
          <div className={styles.acts}>
            {isFirst && (
              <PlanButton plan={plan} search={search} kind={place === 0 && !canCompare ? 'primary' : 'secondary'} />
            )}
            <ChoosePlan plan={plan} year={search.year} />
            <ToCompareTray plan={plan} year={search.year} />
          </div>
        </div>
      </div>
    </li>
  );
});
