import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Column, Sort } from './sorting.js';
import styles from './table.module.css';

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** A row's React key: its id, or the index if rows have no state, so that sorting rebuilds less. */
  readonly keyOf: (row: Row, place: number) => string | number;
  readonly sort: Sort;
  readonly onSort: (column: string) => void;
}

/** A table that people sort by pressing its column headers. The first column names each row. */
export function DataTable<Row>({ caption, columns, rows, keyOf, sort, onSort }: Props<Row>) {
  return (
    <div className={`table-scroll ${styles.ground}`} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <MemoRow key={keyOf(row, place)} row={row} columns={columns as readonly Column<unknown>[]} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Header<Row>({ column, sort, onSort }: { column: Column<Row>; sort: Sort; onSort: (column: string) => void }) {
  if (!column.sortBy) return <th scope="col">{column.header}</th>;
  const isSorted = sort.column === column.id;
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? sort.direction : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(column.id)}>
        <span>{column.header}</span> {isSorted && <Arrow aria-hidden="true" className="icon" />}
      </button>
    </th>
  );
}

/** A memoized table row, so that sorting moves rows without rendering them again. */
const MemoRow = memo(function MemoRow({
  row,
  columns,
}: {
  row: unknown;
  columns: readonly Column<unknown>[];
}): ReactNode {
  const [first, ...rest] = columns;
  return (
    <tr>
      <th scope="row">{first?.cell(row)}</th>
      {rest.map(({ id, cell }) => (
        <td key={id}>{cell(row)}</td>
      ))}
    </tr>
  );
});
