import { CalendarCheck, Eye, Heart, Pill, Umbrella } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { isFullPrice } from '#contract/plans/help.js';
import { useNarrow } from '#theme/index.js';
import { ChoosePlan, ToCompareTray } from '../components/chosen/ChoosePlan.js';
import { CostPicture } from '../components/costs/CostPicture.js';
import { PlanLink } from '../components/links/PlanLink.js';
import { CareTallies, PlanChips } from '../components/PlanChips.js';
import { PlanHead } from '../components/PlanHead.js';
import { PlanMatch, UncheckedNote } from '../components/PlanMatch.js';
import { BADGES } from '../messages/plan-list.js';
import { FULL_PRICE, PLAN } from '../messages/plan.js';
import { wholeDollars } from '../model/costs/money.js';
import type { ExpectedAmount } from '../model/costs/year-cost.js';
import type { Badge, BadgesByPlan, GivenBadge } from '../model/ranking/badges.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import type { QuizNames } from '../model/ranking/unchecked.js';
import styles from './plan-card.module.css';

const ICONS = {
  lowestAverage: CalendarCheck,
  lowestMost: Umbrella,
  lowestLittleCare: CalendarCheck,
  lowestALotOfCare: CalendarCheck,
  also: Eye,
  bestFit: Heart,
  bestCare: Pill,
  bestMedicines: Pill,
  bestDoctors: Heart,
} as const satisfies Record<Badge, unknown>;

export interface CardContext {
  readonly search: PlanSearch;
  readonly badges: BadgesByPlan;
  readonly dominated: ReadonlyMap<string, RankedPlan>;
  /** The amount for a year with as much care as the person expects, if cards show it beside the average year. */
  readonly expected: ExpectedAmount | null;
  /**
   * The end of the axis that all yearly-cost charts share, in dollars per year. It is null if no plan has an estimate.
   */
  readonly end: number | null;
}

function Price({ row }: Pick<Props, 'row'>) {
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
        <s>
          <span className="visually-hidden">{PLAN.fullPremium} </span>
          {wholeDollars(premium)}
        </s>
      )}
    </p>
  );
}

const Roles = ({ badges }: { badges: readonly GivenBadge[] }) => (
  <div className={styles.roles}>
    {badges.map(({ badge, label }) => {
      const Icon = ICONS[badge];
      return (
        <p key={badge}>
          <Icon aria-hidden="true" className="icon" /> {label}
        </p>
      );
    })}
  </div>
);

/** The less important facts on a card. Phones show them only on request, so that more plans fit on a screen. */
const Folded = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className={styles.more}>
    <summary>
      {PLAN.more} <span className="visually-hidden">{name}</span>
    </summary>
    <div className="stack">{children}</div>
  </details>
);

interface Props extends CardContext {
  readonly row: RankedPlan;
  /**
   * Whether the card is in the section of plans to look at first, where each card shows the reasons for the plan's
   * badges.
   */
  readonly isFirst?: boolean;
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
  isFirst = false,
  quiz,
}: Props) {
  const { plan } = row;
  const better = dominated.get(plan.id);
  const given = badges.get(plan.id) ?? [];
  const isNarrow = useNarrow();
  const price = <Price row={row} />;
  // How many medicines and doctors the plan covers is always in view, also on phones. The reason for some badges says
  // it already.
  const care = isFirst && given.some(({ badge }) => /^best[^F]/.test(badge)) ? null : row.care;
  const facts = (
    <>
      <PlanChips row={isNarrow || !care ? { ...row, care: null } : row} />
      <PlanMatch row={row} quiz={quiz} />
    </>
  );
  return (
    <li className={styles.card} data-tone={given[0]?.badge}>
      {given.length > 0 && <Roles badges={given} />}
      <div className={styles.body}>
        <div className={styles.top}>
          <PlanHead plan={plan}>
            <h4>
              <PlanLink plan={plan} search={search} />
            </h4>
            {isNarrow && price}
          </PlanHead>
          {!isNarrow && price}
        </div>
        <CostPicture row={row} end={end} expected={expected} />
        <div className={styles.rest}>
          {isFirst && given.map(({ badge, reason }) => reason && <p key={badge}>{reason}</p>)}
          {!isNarrow && facts}
          {isNarrow && care && <CareTallies care={care} />}
          <UncheckedNote row={row} quiz={quiz} />
          {better && <p className="muted small">{BADGES.dominated(better.plan.name)}</p>}
          <div className={styles.acts}>
            {isNarrow && <Folded name={plan.name}>{facts}</Folded>}
            <ChoosePlan plan={plan} year={search.year} />
            <ToCompareTray plan={plan} year={search.year} />
          </div>
        </div>
      </div>
    </li>
  );
});
