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
  readonly isFullPrice: boolean;
  readonly sort: Sort;
  readonly onSort: (column: string) => void;
}

/** The columns, with a remark below the names of plans that another of the same insurer beats in every case. */
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

/** The position as the key. Rows have no state, so a new order only replaces their texts. */
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
