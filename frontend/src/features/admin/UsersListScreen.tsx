import { useMemo, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { failureText } from '#api/index.js';
import { mayPass, type Access } from '#contract/access.js';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { LOGIN } from '#contract/messages/account.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { SessionCheck, useAuth } from '#features/session/index.js';
import { Button, ButtonLink, Checkbox, Disclosure, Page, Toast, useFocusRecovery, useToast } from '#ui/index.js';
import { usersApi } from './api/admin.api.js';
import styles from './components/admin.module.css';
import { StaffNav } from './components/StaffNav.js';
import { WORDS } from './components/words.js';
import { PersonModal } from './person/PersonModal.js';
import { BulkBar } from './users/BulkBar.js';
import { baseColumns, MORE_COLUMNS, nameOf } from './users/columns.js';
import { DeleteModal, EraseModal } from './users/DeleteModals.js';
import { Filters } from './users/Filters.js';
import { actionsFor, type RowAction } from './users/RowActions.js';
import { useDisclosed, type Disclosed } from './users/use-disclosed.js';
import { useSelection } from './users/use-selection.js';
import { useUsersPage, type UsersPage } from './users/use-users-page.js';
import { UserModal } from './users/UserModal.js';
import { ListCount, UsersRows } from './users/UsersRows.js';

interface Props {
  readonly list: UsersPage;
  readonly shown: Disclosed;
  readonly actions: (user: ManagedUser) => ReactNode;
}

function UsersPanel({ list, shown, actions }: Props) {
  const { address } = list;
  const selection = useSelection();
  const chosen = useMemo(() => new Set((address.params.get('cols') ?? '').split(',')), [address.params]);
  const all = baseColumns(shown, selection, actions);
  const columns = [...all.slice(0, -1), ...MORE_COLUMNS.filter(({ id }) => chosen.has(id)), ...all.slice(-1)];
  return (
    <>
      <Filters address={address}>
        <Disclosure title={WORDS.columns}>
          <ColumnChooser chosen={chosen} onChange={(cols) => address.ask({ cols })} />
        </Disclosure>
      </Filters>
      <UsersRows list={list} columns={columns}>
        <BulkBar selection={selection} query={list.address.query} />
      </UsersRows>
    </>
  );
}

function ColumnChooser({ chosen, onChange }: { chosen: ReadonlySet<string>; onChange: (cols: string) => void }) {
  const toggle = (id: string): void =>
    onChange(
      MORE_COLUMNS.map((column) => column.id)
        .filter((other) => chosen.has(other) !== (other === id))
        .join(','),
    );
  return MORE_COLUMNS.map(({ id, header }) => (
    <Checkbox key={id} name={`column-${id}`} label={header} checked={chosen.has(id)} onChange={() => toggle(id)} />
  ));
}

/**
 * Shows a page only to staff with the role. Staff without a second step are sent to the account page, others are told
 * which account it needs. The server protects the data: it checks every request.
 */
function StaffOnly({ title, access, children }: { title: string; access: Access; children: ReactNode }) {
  const { user, isSignedIn, loading } = useAuth();
  if (user?.needs_second_factor) return <Navigate to={PAGES.account.path} replace />;
  if (!loading && mayPass(access, user?.role ?? null))
    return (
      <Page>
        <div className={styles.dense}>
          <StaffNav />
          {children}
        </div>
      </Page>
    );
  return (
    <Page>
      <h1>{title}</h1>
      {loading ? <SessionCheck /> : <p>{ADMIN.users.needsAdmin}</p>}
      {!loading && !isSignedIn && (
        <p>
          <ButtonLink to={PAGES.login.path} state={{ from: { pathname: PAGES.usersList.path }, isGuarded: true }}>
            {LOGIN.title}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}

const { users: TEXT } = ADMIN;

export default function UsersListScreen() {
  return (
    <StaffOnly title={PAGES.usersList.title} access="admins">
      <UsersList />
    </StaffOnly>
  );
}

type Open = { dialog: RowAction | 'create'; user: ManagedUser | null } | null;

function UsersList() {
  const { user: me } = useAuth();
  const list = useUsersPage();
  const { message, showMessage, showError, clear } = useToast();
  const shown = useDisclosed(showError);
  const [open, setOpen] = useState<Open>(null);
  const [act] = usersApi.useActMutation();
  useFocusRecovery();
  const done = (text: string): void => {
    setOpen(null);
    showMessage(text);
  };
  const begin = (dialog: RowAction, user: ManagedUser): void => {
    clear();
    if (dialog === 'restore') return void takeBack(user);
    const isOwnEnd = user.id === me?.id && (dialog === 'delete' || dialog === 'erase');
    if (isOwnEnd) return showError(TEXT.ownAccount);
    setOpen({ dialog, user });
  };
  const takeBack = async (user: ManagedUser): Promise<void> => {
    const { error } = await act({ body: { action: 'restore', ids: [user.id] } });
    if (error) showError(failureText(error, ADMIN.failed.request));
    else done(WORDS.restoredNote(nameOf(user)));
  };
  const at = (dialog: RowAction): ManagedUser | null => (open?.dialog === dialog ? open.user : null);
  const close = (): void => setOpen(null);
  return (
    <>
      <div className={styles.titleRow}>
        <h1>{PAGES.usersList.title}</h1>
        <ListCount list={list} />
        <Button onClick={() => setOpen({ dialog: 'create', user: null })}>{TEXT.create}</Button>
      </div>
      <UsersPanel list={list} shown={shown} actions={actionsFor(me?.is_superadmin ? me.id : null, begin)} />
      <UserModal
        target={open?.dialog === 'create' ? 'new' : at('edit')}
        onClose={close}
        onSaved={(user) => done(WORDS.saved(nameOf(user)))}
      />
      <PersonModal user={at('details')} shown={shown} onClose={close} />
      <DeleteModal user={at('delete')} onClose={close} onDone={(user) => done(WORDS.closedNote(nameOf(user)))} />
      <EraseModal user={at('erase')} onClose={close} onDone={(user) => done(WORDS.erasedNote(nameOf(user)))} />
      <Toast message={message} onClose={clear} />
    </>
  );
}
