import { useNarrow } from '#theme/index.js';
import { CostPictureKey } from '../components/costs/CostPicture.js';
import { BADGES } from '../messages/plan-list.js';
import { MATCHING } from '../messages/plans.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import styles from './plan-card.module.css';
import { PlanCard, type CardContext } from './PlanCard.js';

interface Props extends CardContext {
  readonly rows: readonly RankedPlan[];
  readonly hasCriteria: boolean;
}

/** Why no plan fits what was asked for: none meets any of it, or no data exist. Null if some plans fit. */
function noFitText(rows: readonly RankedPlan[]): string | null {
  const isAlike = ({ match }: RankedPlan): boolean => match.matchScore === rows[0]?.match.matchScore;
  if (!rows.every(isAlike) || rows.some(({ match }) => match.matched.length > 0)) return null;
  const notJudged = new Set(rows.flatMap(({ match }) => match.notJudged));
  return rows.some(({ match }) => match.judgedCount > 0)
    ? BADGES.noFit
    : `${MATCHING.notJudged}: ${[...notJudged].join(', ')}`;
}

export function BadgedPlans({ rows, hasCriteria, ...context }: Props) {
  const isNarrow = useNarrow();
  // The map is in the order in which the badges were given.
  const marked = [...context.badges.keys()].flatMap((id) => rows.find(({ plan }) => plan.id === id) ?? []);
  const costed = marked.find(({ cost }) => cost);
  const noFit = hasCriteria && noFitText(rows);
  if (marked.length === 0) return null;
  const title = marked.length === 1 ? BADGES.titleOfOne : BADGES.title;
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.heading}>
        <h3 className="h2">{title}</h3>
        {!isNarrow && costed && <CostPictureKey cost={costed.cost} />}
      </div>
      <ul className={styles.first}>
        {marked.map((row, place) => (
          <PlanCard key={row.plan.id} row={row} place={place} {...context} />
        ))}
      </ul>
      {noFit && <p className="muted small">{noFit}</p>}
    </section>
  );
}
