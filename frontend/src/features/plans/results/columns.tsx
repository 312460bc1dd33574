import type { PlanSearch } from '#contract/api/plans.contract.js';
import { FILTER } from '#contract/messages/plans/plan-list.js';
import { MATCHING } from '#contract/messages/plans/plans.js';
import type { Column } from '#ui/index.js';
import { ChoosePlan } from '../components/chosen/ChoosePlan.js';
import { PlanLink } from '../components/links/PlanLink.js';
import { scoreText } from '../components/PlanMatch.js';
import { totalAmount } from '../model/costs/cost-rows.js';
import { LIST_PROPERTIES, PROPERTIES } from '../model/plan-properties.js';
import type { BadgesByPlan } from '../model/ranking/badges.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { Badges } from './Badges.js';

/** The default order of the plan list: the plans that miss the fewest criteria come first. */
export const DEFAULT_SORT = { column: 'matchScore', direction: 'ascending' } as const;

const nameColumn = (search: PlanSearch, badges: BadgesByPlan): Column<RankedPlan> => ({
  id: 'name',
  header: 'Plan',
  sortBy: ({ plan }) => plan.name,
  cell: ({ plan }) => (
    <>
      <PlanLink plan={plan} search={search} />
      <br />
      <span className="muted">
        {plan.issuer.name}, {plan.metal_level} {plan.type}
      </span>
      <br />
      {plan.topics === null && (
        <>
          <span className="muted">{MATCHING.benefitsNotLoaded}</span>
          <br />
        </>
      )}
      <Badges badges={badges.get(plan.id)} />
    </>
  ),
});

const AMOUNTS: Record<(typeof LIST_PROPERTIES)[number], (row: RankedPlan) => number | null> = {
  premium: ({ plan }) => plan.premium_w_credit,
  average: ({ cost }) => cost?.average ?? null,
  most: ({ cost }) => cost?.most ?? null,
  deductibles: ({ plan }) => totalAmount(plan.deductibles),
  moops: ({ plan }) => totalAmount(plan.moops),
};
const MONEY: readonly Column<RankedPlan>[] = LIST_PROPERTIES.map((id) => ({
  id,
  header: PROPERTIES[id].label,
  cell: PROPERTIES[id].text,
  sortBy: AMOUNTS[id],
}));
/**
 * The column with the number of preferences that a plan meets. It is sorted by the number that the plan misses, so that
 * ascending order puts the best plans first.
 */
const matchColumn: Column<RankedPlan> = {
  id: 'matchScore',
  header: MATCHING.column,
  cell: ({ match }) => scoreText(match),
  sortBy: ({ match }) => match.matchScore,
};
const chooseColumn = (search: PlanSearch): Column<RankedPlan> => ({
  id: 'choose',
  header: 'Compare',
  cell: ({ plan }) => <ChoosePlan plan={plan} year={search.year} />,
});

/**
 * Returns the columns of the plan list. The column with the number of preferences met is left out if the person stated
 * no preferences.
 */
export const columnsFor = (
  search: PlanSearch,
  badges: BadgesByPlan,
  hasCriteria: boolean,
): readonly Column<RankedPlan>[] => [
  nameColumn(search, badges),
  ...(hasCriteria ? [matchColumn] : []),
  ...MONEY,
  chooseColumn(search),
];

/** Returns the sortable columns as options for the select on phones, with the default order first. */
export const sortChoices = (columns: readonly Column<RankedPlan>[]): { value: string; label: string }[] => [
  { value: DEFAULT_SORT.column, label: FILTER.bestFirst },
  ...columns
    .filter(({ id, sortBy }) => sortBy && id !== DEFAULT_SORT.column)
    .map(({ id, header }) => ({ value: id, label: header })),
];
