import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it, it cannot. Null comes last in both directions. */
  readonly sortBy?: (row: Row) => string | number | null;
}
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order after a header is pressed: the sorted column reverses, another one starts ascending. */
export const nextSort = (sort: Sort, column: string): Sort =>
  sort.column === column
    ? { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
    : { column, direction: 'ascending' };

/** Sorts text alphabetically and numbers by size. Rows without a value come last both ways, and equal rows stay. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'id' | 'sortBy'>[],
  sort: Sort,
): Row[] {
  const value = columns.find(({ id }) => id === sort.column)?.sortBy;
  if (!value) return [...rows];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: value(row) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * (typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : Number(a) - Number(b));
    })
    .map(({ row }) => row);
}
