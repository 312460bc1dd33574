import type { PlanSearch } from '#contract/api/plans.contract.js';
import { MATCHING } from '#contract/messages/plans/plans.js';
import type { Column } from '#ui/index.js';
import { ChoosePlan } from '../components/chosen/ChoosePlan.js';
import { PlanLink } from '../components/links/PlanLink.js';
import { scoreText } from '../components/PlanMatch.js';
import { SampleTag } from '../components/Sample.js';
import { AMOUNT_COLUMNS, isAmountFor, MATCH_COLUMN, NAME_COLUMN, type SortOffer } from '../model/list-order.js';
import { labelOf, PROPERTIES } from '../model/plan-properties.js';
import type { BadgesByPlan } from '../model/ranking/badges.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { Badges } from './Badges.js';

const nameColumn = (search: PlanSearch, badges: BadgesByPlan): Column<RankedPlan> => ({
  ...NAME_COLUMN,
  cell: ({ plan }) => (
    <>
      <PlanLink plan={plan} search={search} />
      <br />
      <span className="muted">
        {plan.issuer.name}, {plan.metal_level} {plan.type}
      </span>{' '}
      <SampleTag />
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

const matchColumn: Column<RankedPlan> = { ...MATCH_COLUMN, cell: ({ match }) => scoreText(match) };
const moneyColumns = (expected: SortOffer['expected'], isFullPrice: boolean): readonly Column<RankedPlan>[] =>
  AMOUNT_COLUMNS.filter(({ id }) => isAmountFor(expected, id)).map((column) => ({
    ...column,
    header: labelOf(column.id, isFullPrice),
    cell: PROPERTIES[column.id].text,
  }));
const chooseColumn = (search: PlanSearch): Column<RankedPlan> => ({
  id: 'choose',
  header: 'Compare',
  cell: ({ plan }) => <ChoosePlan plan={plan} year={search.year} />,
});

/**
 * Returns the columns of the plan list. The column with the number of preferences met is left out if the person stated
 * no preferences, and that of a year with little or much care if the person does not expect such a year. `isFullPrice`
 * is that of `labelOf`.
 */
export const columnsFor = (
  search: PlanSearch,
  badges: BadgesByPlan,
  { hasCriteria, expected }: SortOffer,
  isFullPrice = false,
): readonly Column<RankedPlan>[] => [
  nameColumn(search, badges),
  ...(hasCriteria ? [matchColumn] : []),
  ...moneyColumns(expected, isFullPrice),
  chooseColumn(search),
];

/** Number of columns for which a window of 1,280 pixels has room beside the filters. */
const ROOM = 7;
/** The columns that give way if there are too many, the least needed first. The pages of the plans have them all. */
const SPARE = ['moops', 'deductibles', 'most'];

/** Returns the columns that fit. The one by which the list is sorted always stays. */
export function fittingColumns(
  columns: readonly Column<RankedPlan>[],
  sortedBy: string,
): readonly Column<RankedPlan>[] {
  const left = SPARE.filter((id) => id !== sortedBy).slice(0, Math.max(0, columns.length - ROOM));
  return columns.filter(({ id }) => !left.includes(id));
}
