import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { useNarrow } from '#theme/index.js';
import { DataTable, type Sort } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { RowCards } from '../components/RowCards.js';
import type { UserColumn } from './columns.js';
import { DEFAULT_ORDER, type ListAddress } from './use-list-address.js';

interface Props {
  readonly caption: string;
  readonly users: readonly ManagedUser[];
  readonly columns: readonly UserColumn[];
  readonly address: ListAddress;
}

/**
 * The list of accounts, shown as a table or, on a phone, as cards. The server sorts the list, so pressing a column
 * header sends a request for the new order.
 */
export function UsersTable({ caption, users, columns, address: { asked, ask } }: Props) {
  const isNarrow = useNarrow();
  if (isNarrow) return <RowCards rows={users} columns={columns} />;
  const sort: Sort = {
    column: asked.sort ?? DEFAULT_ORDER.sort,
    direction: (asked.direction ?? DEFAULT_ORDER.direction) === 'asc' ? 'ascending' : 'descending',
  };
  const onSort = (column: string): void =>
    ask({ sort: column, direction: sort.column === column && sort.direction === 'ascending' ? 'desc' : 'asc' });
  const asTable = columns.map(({ id, header, cell, canSort }) => ({
    id,
    header,
    cell,
    ...(canSort && { sortBy: () => null }),
  }));
  return (
    <div className={styles.sortable}>
      <DataTable caption={caption} columns={asTable} rows={users} keyOf={({ id }) => id} sort={sort} onSort={onSort} />
    </div>
  );
}
