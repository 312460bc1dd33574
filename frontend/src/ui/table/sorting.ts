import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What rows are ordered by; left out: the column cannot be sorted. Null stands last, either way. */
  readonly sortBy?: (row: Row) => string | number | null;
}
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The same header flips the direction; a new column starts ascending. */
export const nextSort = (sort: Sort, column: string): Sort =>
  sort.column === column ? { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' } : { column, direction: 'ascending' };

/**
 * A new list in the order of a column. Words go by the alphabet, figures by size; rows without a value stand last in
 * either direction, ties stay as they came, and an order that no column knows leaves all as it was.
 */
export function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort): Row[] {
  const value = columns.find(({ id }) => id === sort.column)?.sortBy;
  if (!value) return [...rows];
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: value(row) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return turn * (typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : Number(a) - Number(b));
    })
    .map(({ row }) => row);
}
