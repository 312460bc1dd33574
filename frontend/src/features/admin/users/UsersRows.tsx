import type { ReactNode } from 'react';
import styles from '../components/admin.module.css';
import { useListFocus } from '../components/use-list-focus.js';
import { WORDS } from '../components/words.js';
import type { UserColumn } from './columns.js';
import { ListState } from './ListState.js';
import { Pager } from './Pager.js';
import type { UsersPage } from './use-users-page.js';
import { UsersTable } from './UsersTable.js';

interface Props {
  readonly list: UsersPage;
  readonly columns: readonly UserColumn[];
  readonly children?: ReactNode;
}

/**
 * The rows of the list of accounts, with the total number of accounts and links to the list's other pages. When another
 * page of the list is opened, the list is scrolled into view and receives focus.
 */
export function UsersRows({ list, columns, children }: Props) {
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
      <ListState list={list} />
      {page && page.users.length > 0 && (
        <>
          <UsersTable caption={WORDS.list} users={page.users} columns={columns} address={address} />
          <Pager page={page} to={address.to} onTurn={expect} />
        </>
      )}
    </section>
  );
}
