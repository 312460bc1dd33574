import { sorted, type Column, type Sort } from '#ui/index.js';
import { FILTER } from '../messages/plan-list.js';
import { MATCHING } from '../messages/plans.js';
import { totalAmount } from './costs/cost-rows.js';
import type { ExpectedAmount } from './costs/year-cost.js';
import { LIST_PROPERTIES, PROPERTIES } from './plan-properties.js';
import type { CountedPlans } from './ranking/counted-plans.js';
import type { RankedPlan } from './ranking/ranking.js';

/** A column by which the plan list can be sorted. Only the table shows the column itself. */
export type SortColumn = Pick<Required<Column<RankedPlan>>, 'id' | 'header' | 'sortBy'>;

export const NAME_COLUMN: SortColumn = { id: 'name', header: 'Plan', sortBy: ({ plan }) => plan.name };
/** The number of preferences that a plan meets. It sorts by how many it misses: ascending order has the best first. */
export const MATCH_COLUMN: SortColumn = {
  id: 'matchScore',
  header: MATCHING.column,
  sortBy: ({ match }) => match.matchScore,
};

type Amount = (typeof LIST_PROPERTIES)[number];
const AMOUNTS: Record<Amount, SortColumn['sortBy']> = {
  premium: ({ plan }) => plan.premium_w_credit,
  average: ({ cost }) => cost?.average ?? null,
  aLittleCare: ({ cost }) => cost?.aLittleCare ?? null,
  aLotOfCare: ({ cost }) => cost?.aLotOfCare ?? null,
  most: ({ cost }) => cost?.most ?? null,
  deductibles: ({ plan }) => totalAmount(plan.deductibles),
  moops: ({ plan }) => totalAmount(plan.moops),
};
export const AMOUNT_COLUMNS: readonly (SortColumn & { readonly id: Amount })[] = LIST_PROPERTIES.map((id) => ({
  id,
  header: PROPERTIES[id].label,
  sortBy: AMOUNTS[id],
}));

const SORT_COLUMNS: readonly SortColumn[] = [MATCH_COLUMN, NAME_COLUMN, ...AMOUNT_COLUMNS];

/** Fewest missed preferences first. Without wishes, medicines and doctors, this is the order of the average year. */
export const defaultSort = (hasCriteria: boolean): Sort => ({
  column: hasCriteria ? MATCH_COLUMN.id : 'average',
  direction: 'ascending',
});

/** What decides by which columns a list can be sorted. */
export interface SortOffer {
  /** Whether the person has preferences, medicines or doctors. */
  readonly hasCriteria: boolean;
  /** The cost of the year that the person expects, if that is not the average year. */
  readonly expected: ExpectedAmount | null;
}

/** Returns the columns by which the list can be sorted, that of the default order first. */
function sortColumns({ hasCriteria, expected }: SortOffer): SortColumn[] {
  const { column } = defaultSort(hasCriteria);
  const possible = SORT_COLUMNS.filter(({ id }) => (id === MATCH_COLUMN.id ? hasCriteria : isAmountFor(expected, id)));
  return possible.toSorted((a, b) => Number(b.id === column) - Number(a.id === column));
}

/** Returns whether a column is shown to people who expect the year with the given cost. */
export const isAmountFor = (expected: ExpectedAmount | null, id: string): boolean =>
  (id !== 'aLittleCare' && id !== 'aLotOfCare') || id === expected;

/** Returns whether the list can be sorted by a column. The column may come from a URL, which anybody can edit. */
export const isSortColumn = (column: string | null, offer: SortOffer): column is string =>
  sortColumns(offer).some(({ id }) => id === column);

/** Returns whether a list is sorted by an amount that leaves out the medicines which a plan does not cover. */
export const isByYearlyCost = ({ column }: Sort): boolean =>
  ['average', 'aLittleCare', 'aLotOfCare', 'most'].includes(column);

/** Sorts the list. Plans whose yearly cost leaves out a medicine come last both ways, because they look cheaper. */
export function inListOrder(rows: readonly RankedPlan[], sort: Sort, { isCounted }: CountedPlans): RankedPlan[] {
  const all = sorted(rows, SORT_COLUMNS, sort);
  if (!isByYearlyCost(sort)) return all;
  return [...all.filter(isCounted), ...all.filter((row) => !isCounted(row))];
}

/** The ways to sort the list as select options, the default first. `isFullPrice` is that of `labelOf`. */
export const sortChoices = (
  word: (text: string) => string,
  offer: SortOffer,
  isFullPrice = false,
): { value: string; label: string }[] =>
  sortColumns(offer).map(({ id, header }) => ({
    value: id,
    label:
      id === MATCH_COLUMN.id
        ? FILTER.fits
        : word(isFullPrice && id === 'premium' ? PROPERTIES.fullPremium.label : header),
  }));
