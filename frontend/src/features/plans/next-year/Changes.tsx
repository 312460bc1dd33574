import type { PlanSearch } from '#contract/api/plans.contract.js';
import { isHelpUnknown } from '#contract/plans/help.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import { loadCareParts, type Cares } from '#features/care/index.js';
import { lazyPart } from '#ui/index.js';
import { useOwnCareCosts } from '../components/use-own-care-costs.js';
import { NEXT_YEAR_WORDS as WORDS } from '../messages/next-year.js';
import { changesBetween } from '../model/next-year/next-year.js';
import { rankPlan, type RankedPlan } from '../model/ranking/ranking.js';
import styles from './next-year.module.css';

/** What plans cover of the person's medicines and doctors. The code is in the file of the medicines and doctors. */
export const LazyPlanCares = lazyPart(() => loadCareParts().then((parts) => parts.PlanCares));

/** A plan as its own page shows it: with the person's medicines and doctors, and with a year's cost for them. */
function useOwnRow(plan: PlanSummary, search: PlanSearch, cares: Cares): RankedPlan {
  const { costs, isPending } = useOwnCareCosts(search, [plan], cares);
  return rankPlan(plan, [], costs, (id) => cares.cares[id] ?? null, isPending);
}

interface Props {
  readonly before: PlanSummary;
  readonly after: PlanSummary;
  /** The household and the place, with the year of the plan `before`. */
  readonly search: PlanSearch;
  readonly nextSearch: PlanSearch;
}

function Table({ search, nextSearch, ...props }: Props & { readonly then: Cares; readonly next: Cares }) {
  const before = useOwnRow(props.before, search, props.then);
  const after = useOwnRow(props.after, nextSearch, props.next);
  return (
    <table className={styles.changes}>
      <caption>{WORDS.table(search.year, nextSearch.year)}</caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.what}</th>
          <th scope="col">{search.year}</th>
          <th scope="col">{nextSearch.year}</th>
        </tr>
      </thead>
      <tbody>
        {changesBetween(before, after, isHelpUnknown(search.household)).map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{row.before}</td>
            <td>
              <span>{row.after}</span>
              {row.change && <span className={styles.change}>{row.change}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a plan and the one that takes its place cost and cover, year beside year, as on the plans' own pages. */
export const Changes = (props: Props) => (
  <LazyPlanCares planIds={[props.before.id]} year={props.search.year}>
    {(then) => (
      <LazyPlanCares planIds={[props.after.id]} year={props.nextSearch.year}>
        {(next) => <Table {...props} then={then} next={next} />}
      </LazyPlanCares>
    )}
  </LazyPlanCares>
);
