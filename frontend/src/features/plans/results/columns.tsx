import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { Column } from '#ui/index.js';
import { ChoosePlan } from '../components/chosen/ChoosePlan.js';
import { PlanLink } from '../components/links/PlanLink.js';
import { scoreText } from '../components/PlanMatch.js';
import { SampleTag } from '../components/Sample.js';
import { COMPARE_PLANS, MATCHING } from '../messages/plans.js';
import { AMOUNT_COLUMNS, isAmountFor, MATCH_COLUMN, NAME_COLUMN, type SortOffer } from '../model/list-order.js';
import { labelOf, PROPERTIES, type PropertyName } from '../model/plan-properties.js';
import type { BadgesByPlan } from '../model/ranking/badges.js';
import type { RankedPlan } from '../model/ranking/ranking.js';

const nameColumn = (search: PlanSearch, badges: BadgesByPlan): Column<RankedPlan> => ({
  ...NAME_COLUMN,
  cell: ({ plan }) => (
    <>
      <PlanLink plan={plan} search={search} />
      <p className="muted">
        {plan.issuer.name}, {plan.metal_level} {plan.type} <SampleTag />
      </p>
      {plan.topics === null && <p className="muted">{MATCHING.benefitsNotLoaded}</p>}
      {badges.has(plan.id) && <span className="badge">{badges.get(plan.id)?.label}</span>}
    </>
  ),
});

const matchColumn: Column<RankedPlan> = { ...MATCH_COLUMN, cell: ({ match }) => scoreText(match) };
const chooseColumn = (search: PlanSearch): Column<RankedPlan> => ({
  id: 'choose',
  header: COMPARE_PLANS.choose,
  cell: ({ plan }) => <ChoosePlan plan={plan} year={search.year} isShort />,
});

/** The amounts whose columns the specification prescribes. */
const PRESCRIBED: readonly string[] = ['premium', 'deductibles', 'moops'] satisfies readonly PropertyName[];

/**
 * The list's columns, first those that the specification prescribes. Met preferences are a column only if there are
 * preferences, and a year with little or much care if the person expects one. `isFullPrice` is that of `labelOf`.
 */
export function columnsFor(
  search: PlanSearch,
  badges: BadgesByPlan,
  { hasCriteria, expected }: SortOffer,
  isFullPrice = false,
): readonly Column<RankedPlan>[] {
  const amounts = AMOUNT_COLUMNS.filter(({ id }) => isAmountFor(expected, id)).map((column) => ({
    ...column,
    header: labelOf(column.id, isFullPrice),
    cell: PROPERTIES[column.id].text,
  }));
  return [
    nameColumn(search, badges),
    ...amounts.filter(({ id }) => PRESCRIBED.includes(id)),
    ...(hasCriteria ? [matchColumn] : []),
    chooseColumn(search),
    ...amounts.filter(({ id }) => !PRESCRIBED.includes(id)),
  ];
}
