import { MARKS } from '../../../../backend/src/contract/messages/plans.js';
import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { CardGrid, CardItem } from '../../ui/index.js';
import { Costs } from './Costs.js';
import { FACTS } from './facts.js';
import type { Mark, Marks } from './marks.js';
import { ChoosePlan, PlanLink } from './PlanChoice.js';
import { PlanMatch } from './PlanMatch.js';
import styles from './plans.module.css';
import type { Ranked } from './ranking.js';

export const MarkBadges = ({ marks }: { marks: readonly Mark[] | undefined }) => <>{marks?.map((mark) => <span key={mark} className={styles.mark}>{MARKS[mark]}</span>)}</>;

interface Props {
  readonly rows: readonly Ranked[];
  readonly marks: Marks;
  readonly dominated: ReadonlyMap<string, Ranked>;
  readonly search: PlanSearch;
  readonly hasWishes: boolean;
}

function MarkedPlan({ row, marks, dominated, search }: Pick<Props, 'marks' | 'dominated' | 'search'> & { row: Ranked }) {
  const { plan, match } = row;
  const better = dominated.get(plan.id);
  return (
    <CardItem tint="green">
      <p><MarkBadges marks={marks.get(plan.id)} /></p>
      <h4><PlanLink plan={plan} search={search} /></h4>
      <p>{plan.issuer.name}: {plan.metal_level} {plan.type}</p>
      <p className={styles.money}>{FACTS.premium.text(row)}</p>
      <Costs row={row} />
      <PlanMatch match={match} />
      {better && <p className="muted">{MARKS.dominated(better.plan.name)}</p>}
      <ChoosePlan plan={plan} year={search.year} />
    </CardItem>
  );
}

/** The plans worth a first look, each with the facts that put it there. */
export function MarkedPlans({ rows, marks, dominated, search, hasWishes }: Props) {
  const marked = rows.filter(({ plan }) => marks.has(plan.id));
  const hasFit = [...marks.values()].some((each) => each.includes('bestFit'));
  if (marked.length === 0) return null;
  return (
    <section aria-label={MARKS.title}>
      <h3>{MARKS.title}</h3>
      <p className="muted">{MARKS.why}</p>
      <CardGrid>
        {marked.map((row) => <MarkedPlan key={row.plan.id} row={row} marks={marks} dominated={dominated} search={search} />)}
      </CardGrid>
      {!hasFit && <p>{hasWishes ? MARKS.noFit : MARKS.sayWishes}</p>}
    </section>
  );
}
