import type { ReactNode } from 'react';
import type { ManagedUser, UserSort } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Button } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { dateOf, WORDS } from '../components/words.js';
import type { Disclosed } from './use-disclosed.js';

const { columns: TITLES } = ADMIN.users;
/** Titles of all columns by which the list can be sorted, including those that are not shown. */
export const SORT_TITLES: Record<UserSort, string> = {
  id: TITLES.id,
  email: TITLES.email,
  name: TITLES.name,
  phone: TITLES.phone,
  role: TITLES.role,
  confirmed: WORDS.confirmed,
  closed: WORDS.status,
  locked: WORDS.locked,
  created: WORDS.created,
  seen: WORDS.seen,
};

export interface UserColumn {
  readonly id: UserSort | 'actions';
  readonly header: string;
  readonly cell: (user: ManagedUser) => ReactNode;
}
export interface Selection {
  has: (id: string) => boolean;
  toggle: (user: ManagedUser) => void;
}

export const nameOf = (user: ManagedUser): string => user.name || user.email;

function Pick({ user, selection }: { user: ManagedUser; selection: Selection }) {
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={WORDS.select(nameOf(user))}
        checked={selection.has(user.id)}
        onChange={() => selection.toggle(user)}
      />
      <span className={styles.code} title={user.id}>
        {user.id.slice(0, 8)}
      </span>
    </label>
  );
}

export function Masked({ user, shown, value }: { user: ManagedUser; shown: Disclosed; value: string | null }) {
  if (value === null) return null;
  if (shown.has(user.id)) return value;
  return (
    <span className={styles.masked}>
      {value}{' '}
      <Button kind="quiet" onClick={() => void shown.ask(user.id)}>
        {WORDS.show}
        <span className="visually-hidden"> {nameOf(user)}</span>
      </Button>
    </span>
  );
}

export function baseColumns(
  shown: Disclosed,
  selection: Selection,
  actions: (user: ManagedUser) => ReactNode,
): UserColumn[] {
  return [
    { id: 'id', header: TITLES.id, cell: (user) => <Pick user={user} selection={selection} /> },
    {
      id: 'email',
      header: TITLES.email,
      cell: (user) => <Masked user={user} shown={shown} value={shown.of(user).email} />,
    },
    {
      id: 'name',
      header: TITLES.name,
      cell: ({ name, locked }) => (locked ? WORDS.lockedName(name) : name),
    },
    {
      id: 'phone',
      header: TITLES.phone,
      cell: (user) => <Masked user={user} shown={shown} value={shown.of(user).phone} />,
    },
    { id: 'role', header: TITLES.role, cell: ({ role }) => role },
    { id: 'actions', header: TITLES.actions, cell: actions },
  ];
}

export const MORE_COLUMNS: readonly UserColumn[] = [
  {
    id: 'confirmed',
    header: SORT_TITLES.confirmed,
    cell: ({ confirmed }) => (confirmed ? WORDS.yes : WORDS.no),
  },
  {
    id: 'closed',
    header: SORT_TITLES.closed,
    cell: ({ closed }) => (closed ? WORDS.closed : WORDS.open),
  },
  {
    id: 'locked',
    header: SORT_TITLES.locked,
    cell: ({ locked }) => (locked ? WORDS.yes : WORDS.no),
  },
  { id: 'created', header: SORT_TITLES.created, cell: ({ created_at }) => dateOf(created_at) },
  { id: 'seen', header: SORT_TITLES.seen, cell: ({ last_seen_at }) => dateOf(last_seen_at) },
];
