import type { PlanSearch } from '../../../../backend/src/contract/plans.contract.js';
import { FILTER, MATCHING } from '../../../../backend/src/contract/messages/plans.js';
import type { Column } from '../../ui/index.js';
import { amountOf } from './cost-rows.js';
import { FACTS, LIST_FACTS } from './facts.js';
import { MarkBadges } from './MarkedPlans.js';
import type { Marks } from './marks.js';
import { ChoosePlan, PlanLink } from './PlanChoice.js';
import { scoreText } from './PlanMatch.js';
import type { Ranked } from './ranking.js';

/** The column of the specification's default order. */
export const DEFAULT_SORT = { column: 'matchScore', direction: 'ascending' } as const;

const nameColumn = (search: PlanSearch, marks: Marks): Column<Ranked> => ({
  id: 'name', header: 'Plan', sortBy: ({ plan }) => plan.name,
  cell: ({ plan }) => <><PlanLink plan={plan} search={search} /><br /><span className="muted">{plan.issuer.name}, {plan.metal_level} {plan.type}</span><br /><MarkBadges marks={marks.get(plan.id)} /></>,
});

/** What the list is sorted by under each figure; unknown stands last. */
const AMOUNTS: Record<(typeof LIST_FACTS)[number], (row: Ranked) => number | null> = {
  premium: ({ plan }) => plan.premium_w_credit,
  usual: ({ cost }) => cost.usual,
  bad: ({ cost }) => cost.bad,
  deductibles: ({ plan }) => amountOf(plan.deductibles),
  moops: ({ plan }) => amountOf(plan.moops),
};
const MONEY: readonly Column<Ranked>[] = LIST_FACTS.map((id) => ({ id, header: FACTS[id].label, cell: FACTS[id].text, sortBy: AMOUNTS[id] }));
/** `matchScore` is the number of wishes missed, so ascending puts the best first; it is shown as the number met. */
const matchColumn: Column<Ranked> = { id: 'matchScore', header: MATCHING.column, cell: ({ match }) => scoreText(match), sortBy: ({ match }) => match.missed };
const chooseColumn = (search: PlanSearch): Column<Ranked> => ({ id: 'choose', header: 'Compare', cell: ({ plan }) => <ChoosePlan plan={plan} year={search.year} /> });

/** The match column stands there once something is asked for. */
export const columnsFor = (search: PlanSearch, marks: Marks, hasWishes: boolean): readonly Column<Ranked>[] =>
  [nameColumn(search, marks), ...(hasWishes ? [matchColumn] : []), ...MONEY, chooseColumn(search)];

/** Every column that can be sorted by, for phones, where there are no headers; the default order comes first. */
export const sortChoices = (columns: readonly Column<Ranked>[]): { value: string; label: string }[] =>
  [{ value: DEFAULT_SORT.column, label: FILTER.bestFirst }, ...columns.filter(({ id, sortBy }) => sortBy && id !== DEFAULT_SORT.column).map(({ id, header }) => ({ value: id, label: header }))];
