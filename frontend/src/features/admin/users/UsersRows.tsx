import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '#api/index.js';
import type { ManagedUser, UserPage } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { useNarrow } from '#theme/index.js';
import { Button, ButtonLink, DataTable, TryAgain, type Sort } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { useListFocus } from '../components/list-hooks.js';
import { RowCards } from '../components/RowCards.js';
import { WORDS } from '../components/words.js';
import type { UserColumn } from './columns.js';
import { DEFAULT_ORDER, type Changes, type ListAddress } from './use-list-address.js';
import type { UsersPage } from './use-users-page.js';

const PLAIN = ['id', 'email', 'name', 'phone', 'role', 'actions'];

interface UsersTableProps {
  readonly caption: string;
  readonly users: readonly ManagedUser[];
  readonly columns: readonly UserColumn[];
  readonly address: ListAddress;
}

/** The accounts as a table or, on a phone, as cards. The server sorts, so a column header sends a request. */
function UsersTable({ caption, users, columns, address: { asked, ask } }: UsersTableProps) {
  const isNarrow = useNarrow();
  if (isNarrow) return <RowCards rows={users} columns={columns} plain={PLAIN} />;
  const sort: Sort = {
    column: asked.sort ?? DEFAULT_ORDER.sort,
    direction: (asked.direction ?? DEFAULT_ORDER.direction) === 'asc' ? 'ascending' : 'descending',
  };
  const onSort = (column: string): void =>
    ask({ sort: column, direction: sort.column === column && sort.direction === 'ascending' ? 'desc' : 'asc' });
  const asTable = columns.map((column) => ({ ...column, ...(column.id !== 'actions' && { sortBy: () => null }) }));
  return (
    <div className={styles.sortable}>
      <DataTable caption={caption} columns={asTable} rows={users} keyOf={({ id }) => id} sort={sort} onSort={onSort} />
    </div>
  );
}

interface PagerProps {
  readonly page: UserPage;
  readonly to: ListAddress['to'];
  readonly onTurn: () => void;
}

function Pager({ page: { previous, next }, to, onTurn }: PagerProps) {
  if (previous === null && next === null) return null;
  const link = (label: string, cursor: Pick<Changes, 'after' | 'before'>) => (
    <ButtonLink
      kind="secondary"

      onClick={onTurn}
      to={to({ after: undefined, before: undefined, ...cursor })}
    >
      {label}
    </ButtonLink>
  );
  return (
    <nav aria-label={WORDS.pages} className={styles.actions}>
      {previous !== null && link(WORDS.first, {})}
      {previous !== null && link(WORDS.previous, { before: previous })}
      {next !== null && link(WORDS.next, { after: next })}
    </nav>
  );
}

function Failure({ list: { failure, isFetching, address, retry } }: { list: UsersPage }) {
  const navigate = useNavigate();
  if (failure === null) return null;
  return (
    <>
      <TryAgain
        isBusy={isFetching}
        onRetry={address.query === null ? null : retry}
        text={failureText(failure, WORDS.loadFailed)}
      />
      <p>
        <Button kind="secondary" onClick={() => void navigate('?')}>
          {WORDS.startAgain}
        </Button>
      </p>
    </>
  );
}

export const ListCount = ({ list: { page, failure } }: { list: UsersPage }) => (
  <p role="status" className="muted">
    {page ? countOf(page) : failure ? '' : ADMIN.users.loading}
  </p>
);

const countOf = ({ total, total_is_exact }: NonNullable<UsersPage['page']>): string =>
  total === 0 ? ADMIN.users.empty : WORDS.found(total, total_is_exact);

interface UsersRowsProps {
  readonly list: UsersPage;
  readonly columns: readonly UserColumn[];
  readonly children?: ReactNode;
}

/** The rows with links to the list's other pages, after which the list is scrolled into view and receives focus. */
export function UsersRows({ list, columns, children }: UsersRowsProps) {
  const { address, page, isFetching } = list;
  const { section, expect } = useListFocus(address.params.toString(), isFetching);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={WORDS.list}
      aria-busy={isFetching}
      className={`${styles.region} stack`}
    >
      {children}
      <Failure list={list} />
      {page && page.users.length > 0 && (
        <>
          <UsersTable caption={WORDS.list} users={page.users} columns={columns} address={address} />
          <Pager page={page} to={address.to} onTurn={expect} />
        </>
      )}
    </section>
  );
}
