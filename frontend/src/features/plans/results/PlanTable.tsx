import { memo, useMemo } from 'react';
import { useWording } from '#features/wording/index.js';
import { DataTable, type Column, type Sort } from '#ui/index.js';
import { BADGES } from '../messages/plan-list.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { ListReturn } from '../storage/list-position.js';
import { columnsFor } from './columns.js';
import type { CardContext } from './PlanCard.js';

interface Props extends Pick<CardContext, 'search' | 'badges' | 'dominated' | 'expected'> {
  readonly rows: readonly RankedPlan[];
  readonly label: string;
  readonly hasCriteria: boolean;
  /** Whether all prices are full prices, which no tax credit lowers. */
  readonly isFullPrice: boolean;
  readonly sort: Sort;
  readonly onSort: (column: string) => void;
}

/**
 * Returns the columns of the list. In the first column, a remark is added below the names of dominated plans. A plan is
 * dominated if another plan of the same insurer is better in every case.
 */
const withRemarks = (
  [name, ...others]: readonly Column<RankedPlan>[],
  dominated: Props['dominated'],
): readonly Column<RankedPlan>[] =>
  name
    ? [
        {
          ...name,
          cell: (row) => (
            <>
              {name.cell(row)}
              {dominated.has(row.plan.id) && (
                <p className="muted">{BADGES.dominated(dominated.get(row.plan.id)?.plan.name ?? '')}</p>
              )}
            </>
          ),
        },
        ...others,
      ]
    : others;

/**
 * Returns the position of a row as its React key. Rows have no state of their own, so React only has to replace the
 * text of the rows when the order changes.
 */
const byPlace = (_row: RankedPlan, place: number): number => place;

export const PlanTable = memo(function PlanTable({
  rows,
  label,
  hasCriteria,
  expected,
  isFullPrice,
  sort,
  onSort,
  search,
  badges,
  dominated,
}: Props) {
  const word = useWording();
  const columns = useMemo(
    () =>
      withRemarks(columnsFor(search, badges, { hasCriteria, expected }, isFullPrice), dominated).map((column) => ({
        ...column,
        header: word(column.header),
      })),
    [search, badges, hasCriteria, expected, isFullPrice, dominated, word],
  );
  return (
    <>
      <DataTable caption={label} columns={columns} rows={rows} keyOf={byPlace} sort={sort} onSort={onSort} />
      <ListReturn />
    </>
  );
});
