import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { Page, Tabs, Toast, useFocusRecovery, useToast } from '#ui/index.js';
import { useAuth, useFreshSignIn } from '../session/index.js';
import { usersApi } from './api/users.api.js';
import { StaffNav } from './components/StaffNav.js';
import { ROLE_CHANGE_MESSAGES, WORDS } from './components/words.js';
import { ExportPanel } from './ExportPanel.js';
import { Masked, nameOf, type UserColumn } from './users/columns.js';
import { ConfirmModal, type Question } from './users/ConfirmModal.js';
import { Filters } from './users/Filters.js';
import { hasRole, ROLE_BUTTONS, RoleButtons, type GivenRole } from './users/RoleButtons.js';
import { useDisclosed, type Disclosed } from './users/use-disclosed.js';
import { useUsersPage } from './users/use-users-page.js';
import { UsersRows } from './users/UsersRows.js';

const { panel: TEXT, users: USERS } = ADMIN;
const TABS = [
  { id: 'users', title: TEXT.users },
  { id: 'export', title: TEXT.export },
] as const;

export default function AdminPanelScreen() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'export' ? 'export' : 'users';
  return (
    <Page>
      <StaffNav />
      <h1>{PAGES.adminPanel.title}</h1>
      <Tabs
        label={PAGES.adminPanel.title}
        tabs={TABS}
        selected={tab}
        onSelect={(id) => setParams(id === 'users' ? {} : { tab: id }, { replace: true })}
      >
        {tab === 'users' ? <UserManagement /> : <ExportPanel />}
      </Tabs>
    </Page>
  );
}

type Give = (user: ManagedUser, role: GivenRole) => void;
const columnsFor = (shown: Disclosed, give: Give, ownId: string | undefined): readonly UserColumn[] => [
  { id: 'name', header: USERS.columns.name, canSort: true, cell: nameOf },
  {
    id: 'email',
    header: USERS.columns.email,
    canSort: true,
    cell: (user) => <Masked user={user} shown={shown} value={shown.of(user).email} />,
  },
  { id: 'role', header: USERS.columns.role, canSort: true, cell: ({ role }) => role },
  {
    id: 'actions',
    header: USERS.columns.actions,
    canSort: false,
    cell: (user) => <RoleButtons user={user} isOwn={user.id === ownId} onGive={(role) => give(user, role)} />,
  },
];

function UserManagement() {
  const { user: me } = useAuth();
  const list = useUsersPage();
  const { message, showMessage, showError, clear } = useToast();
  const shown = useDisclosed(showError);
  const [change] = usersApi.useChangeUserMutation();
  const { fresh, dialog } = useFreshSignIn();
  const [question, setQuestion] = useState<Question | null>(null);
  useFocusRecovery();
  const ask = (user: ManagedUser, role: GivenRole): void => {
    clear();
    const name = nameOf(user);
    if (hasRole(user, role)) return showError(ROLE_CHANGE_MESSAGES[role].already(name));
    if (user.id === me?.id) return showError(TEXT.ownRole);
    setQuestion({
      title: ROLE_CHANGE_MESSAGES[role].ask(name),
      consequences: [ROLE_CHANGE_MESSAGES[role].consequence(name), WORDS.roleEffect],
      yes: ROLE_BUTTONS[role],
      busy: WORDS.working,
      failed: ADMIN.failed.wrong,
      run: async () => {
        const body = { role_id: role, version: user.version };
        const { error } = await fresh(() => change({ params: { id: user.id }, body }));
        if (!error) {
          setQuestion(null);
          showMessage(ROLE_CHANGE_MESSAGES[role].done(name));
        }
        return { error };
      },
    });
  };
  return (
    <div className="stack">
      <Filters address={list.address} />
      <UsersRows list={list} columns={columnsFor(shown, ask, me?.id)} />
      <ConfirmModal question={question} onClose={() => setQuestion(null)} />
      {dialog}
      <Toast message={message} onClose={clear} />
    </div>
  );
}
