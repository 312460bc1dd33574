import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ManagedUser } from '../../../../backend/src/contract/admin.contract.js';
import { ADMIN } from '../../../../backend/src/contract/messages/admin.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { failureText } from '../../api/index.js';
import { Button, ButtonLink, Notice, Page, Status, Tabs } from '../../ui/index.js';
import { ExportPanel } from './ExportPanel.js';
import { Masked, nameOf, type UserColumn } from './users/columns.js';
import { Filters } from './users/Filters.js';
import { Pager } from './users/Pager.js';
import { UsersTable } from './users/UsersTable.js';
import { type Shown, useShown } from './users/use-shown.js';
import { useUsersPage } from './users/use-users-page.js';
import { usersApi } from './users.api.js';
import { WORDS } from './words.js';
import styles from './admin.module.css';

const { panel: TEXT, users: USERS } = ADMIN;
const TABS = [{ id: 'users', title: TEXT.users }, { id: 'export', title: TEXT.export }] as const;

export default function AdminPanelScreen() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'export' ? 'export' : 'users';
  return (
    <Page>
      <h1>{PAGES.adminPanel.title}</h1>
      <p className={styles.actions}>
        {[PAGES.usersList, PAGES.auditTrail, PAGES.jobs].map(({ path, title }) => <ButtonLink key={path} kind="secondary" to={path}>{title}</ButtonLink>)}
      </p>
      <Tabs label={PAGES.adminPanel.title} tabs={TABS} selected={tab} onSelect={(id) => setParams(id === 'users' ? {} : { tab: id }, { replace: true, preventScrollReset: true })}>
        {tab === 'users' ? <UserManagement /> : <ExportPanel />}
      </Tabs>
    </Page>
  );
}

type Give = (user: ManagedUser, role: 'admin' | 'patient') => void;
const columnsFor = (shown: Shown, give: Give): readonly UserColumn[] => [
  { id: 'name', header: USERS.columns.name, canSort: true, cell: nameOf },
  { id: 'email', header: USERS.columns.email, canSort: true, cell: (user) => <Masked user={user} shown={shown} value={shown.of(user).email} /> },
  { id: 'role', header: USERS.columns.role, canSort: true, cell: ({ role }) => role },
  { id: 'actions', header: USERS.columns.actions, canSort: false, cell: (user) => <RoleButtons user={user} onGive={(role) => give(user, role)} /> },
];

/** Who is an admin and who is not, changed with one press. */
function UserManagement() {
  const { address, page, failure, refetch } = useUsersPage();
  const shown = useShown();
  const [change] = usersApi.useChangeUserMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const give = async (user: ManagedUser, role: 'admin' | 'patient'): Promise<void> => {
    const { error } = await change({ params: { id: user.id }, body: { role_id: role, version: user.version } });
    setProblem(error ? failureText(error, ADMIN.failed.wrong) : null);
    setDone(error ? '' : WORDS.saved(nameOf(user)));
    refetch();
  };
  return (
    <div className="stack">
      <Filters address={address} />
      {(problem ?? shown.problem ?? failure) && <Notice tone="problem"><p>{problem ?? shown.problem ?? failureText(failure, WORDS.loadFailed)}</p></Notice>}
      <Status>{done && <p>{done}</p>}</Status>
      <p role="status">{page ? (page.total === 0 ? USERS.empty : WORDS.found(page.total, page.total_is_exact)) : USERS.loading}</p>
      {page && page.users.length > 0 && <UsersTable caption={TEXT.users} users={page.users} columns={columnsFor(shown, (user, role) => void give(user, role))} address={address} />}
      {page && <Pager page={page} to={address.to} />}
    </div>
  );
}

function RoleButtons({ user, onGive }: { user: ManagedUser; onGive: (role: 'admin' | 'patient') => void }) {
  const isAdmin = user.role === 'admin' || user.role === 'superadmin';
  const whom = <span className="visually-hidden"> {nameOf(user)}</span>;
  return (
    <div className={styles.actions}>
      <Button kind="quiet" aria-disabled={isAdmin} onClick={() => isAdmin || onGive('admin')}>{TEXT.makeAdmin}{whom}</Button>
      <Button kind="quiet" aria-disabled={user.role === 'patient'} onClick={() => user.role === 'patient' || onGive('patient')}>{TEXT.makeUser}{whom}</Button>
    </div>
  );
}
