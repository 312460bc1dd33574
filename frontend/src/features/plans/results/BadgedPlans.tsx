import { BADGES } from '../messages/plan-list.js';
import { MATCHING } from '../messages/plans.js';
import { countedPlans } from '../model/ranking/counted-plans.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import styles from './plan-card.module.css';
import { PlanCard, type CardContext } from './PlanCard.js';

interface Props extends CardContext {
  readonly rows: readonly RankedPlan[];
  readonly hasCriteria: boolean;
}

/**
 * Returns a sentence that explains why no plan has the badge for most preferences met: all plans meet as many, no plan
 * meets any, or the marketplace publishes no data about the preferences.
 */
function noFitText(rows: readonly RankedPlan[]): string {
  if (rows.some(({ match }) => match.matched.length > 0)) return BADGES.allAlike;
  const notJudged = new Set(rows.flatMap(({ match }) => match.notJudged));
  return rows.some(({ match }) => match.judgedCount > 0)
    ? BADGES.noFit
    : `${MATCHING.notJudged}: ${[...notJudged].join(', ')}`;
}

export function BadgedPlans({ rows, hasCriteria, ...context }: Props) {
  const badged = rows.filter(({ plan }) => context.badges.has(plan.id));
  const hasFit = [...context.badges.values()].some((given) => given.some(({ badge }) => badge.startsWith('best')));
  const { leftOut, count, words } = countedPlans(rows);
  if (badged.length === 0) return null;
  return (
    <section className="stack" aria-label={BADGES.title}>
      <h3 className="h2">{BADGES.title}</h3>
      <ul className={styles.first}>
        {badged.map((row) => (
          <PlanCard key={row.plan.id} row={row} isFirst {...context} />
        ))}
      </ul>
      <p className="muted small">
        {BADGES.why(leftOut > 0 && count > 1 ? words.counted(count) : '', hasFit)}{' '}
        {!hasFit && (hasCriteria ? noFitText(rows) : BADGES.choosePreferences)}
      </p>
    </section>
  );
}
