import { use } from 'react';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { BADGES } from '#contract/messages/plan-list.js';
import { MATCHING } from '#contract/messages/plans.js';
import { CardGrid, CardItem } from '#ui/index.js';
import { ChoosePlan } from '../components/ChoosePlan.js';
import { FiguresContext } from '../components/figures-context.js';
import { PlanLink } from '../components/PlanLink.js';
import { PlanMatch } from '../components/PlanMatch.js';
import { YearlyCosts } from '../components/YearlyCosts.js';
import type { BadgesByPlan } from '../model/badges.js';
import { PROPERTIES } from '../model/plan-properties.js';
import type { RankedPlan } from '../model/ranking.js';
import { Badges } from './Badges.js';
import styles from './results.module.css';

interface Props {
  readonly rows: readonly RankedPlan[];
  readonly badges: BadgesByPlan;
  readonly dominated: ReadonlyMap<string, RankedPlan>;
  readonly search: PlanSearch;
  readonly hasCriteria: boolean;
  /** Whether the costs for the visits and medicines that the person counted are still being calculated. */
  readonly isPending: boolean;
}

function BadgedPlan({
  row,
  badges,
  dominated,
  search,
  isPending,
}: Pick<Props, 'badges' | 'dominated' | 'search' | 'isPending'> & { row: RankedPlan }) {
  const source = use(FiguresContext)?.provenance.source;
  const { plan, match } = row;
  const better = dominated.get(plan.id);
  return (
    <CardItem tint="green">
      <p>
        <Badges badges={badges.get(plan.id)} />
      </p>
      <h4>
        <PlanLink plan={plan} search={search} />
      </h4>
      <p>
        {plan.issuer.name}: {plan.metal_level} {plan.type}
      </p>
      <p className={styles.money}>{PROPERTIES.premium.text(row)}</p>
      <YearlyCosts row={row} household={search.household} source={source} isPending={isPending} />
      <PlanMatch match={match} plan={plan} />
      {better && <p className="muted">{BADGES.dominated(better.plan.name)}</p>}
      <ChoosePlan plan={plan} year={search.year} />
    </CardItem>
  );
}

/**
 * Returns a sentence that explains why no plan has the badge for most preferences met: either no plan meets any of
 * them, or the marketplace publishes no data about them.
 */
function noFitText(rows: readonly RankedPlan[]): string {
  const notJudged = new Set(rows.flatMap(({ match }) => match.notJudged));
  return rows.some(({ match }) => match.judgedCount > 0)
    ? BADGES.noFit
    : `${MATCHING.notJudged}: ${[...notJudged].join(', ')}`;
}

/** The plans that have badges, each with the reasons for its badges. */
export function BadgedPlans({ rows, badges, dominated, search, hasCriteria, isPending }: Props) {
  const badged = rows.filter(({ plan }) => badges.has(plan.id));
  const hasFit = [...badges.values()].some((each) => each.includes('bestFit'));
  if (badged.length === 0) return null;
  return (
    <section aria-label={BADGES.title}>
      <h3>{BADGES.title}</h3>
      <p className="muted">{BADGES.why}</p>
      <CardGrid>
        {badged.map((row) => (
          <BadgedPlan
            key={row.plan.id}
            row={row}
            badges={badges}
            dominated={dominated}
            search={search}
            isPending={isPending}
          />
        ))}
      </CardGrid>
      {!hasFit && <p>{hasCriteria ? noFitText(rows) : BADGES.choosePreferences}</p>}
    </section>
  );
}
