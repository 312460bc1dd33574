import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { needsProof, useAuth, useFreshSignIn } from '#features/session/index.js';
import { Button, Page, Tabs, Toast, useFocusRecovery, useToast } from '#ui/index.js';
import { usersApi } from './api/admin.api.js';
import styles from './components/admin.module.css';
import { ExportProblems } from './components/ExportButton.js';
import { StaffNav } from './components/StaffNav.js';
import { useDownload } from './components/use-download.js';
import { EXPORT, ROLE_CHANGE_MESSAGES, WORDS } from './components/words.js';
import { Masked, nameOf, type UserColumn } from './users/columns.js';
import { ConfirmModal, type Question } from './users/ConfirmModal.js';
import { Filters } from './users/Filters.js';
import { hasRole, ROLE_BUTTONS, RoleButtons, type GivenRole } from './users/RoleButtons.js';
import { useDisclosed, type Disclosed } from './users/use-disclosed.js';
import { useListAddress } from './users/use-list-address.js';
import { useUsersPage } from './users/use-users-page.js';
import { ListCount, UsersRows } from './users/UsersRows.js';

function ExportPanel() {
  const address = useListAddress();
  const [makeLink, { error, isLoading }] = usersApi.useStartExportMutation();
  const { state, cause, rows, total, start, stop } = useDownload();
  const { fresh, dialog } = useFreshSignIn();
  const { limit: _limit, mask: _mask, after: _after, before: _before, ...filter } = address.query ?? {};
  const run = (): void => {
    if (isLoading) return;
    void fresh(async () => {
      const { data, error: notMade } = await makeLink({ body: filter });
      return data ? start(data.path, EXPORT.file) : { error: notMade };
    });
  };
  return (
    <div className="stack">
      <p>{EXPORT.intro}</p>
      <Filters address={address} />
      {state === 'running' && (
        <progress className={styles.progress} aria-label={EXPORT.running} value={rows} max={Math.max(total, 1)} />
      )}
      <div role="status">
        {state === 'running' && <p>{EXPORT.progress(rows, total)}</p>}
        {state === 'done' && <p>{EXPORT.done(rows)}</p>}
        {state === 'stopped' && <p>{EXPORT.stopped}</p>}
      </div>
      <ExportProblems refusal={needsProof(error) ? null : error} state={state} cause={cause} />
      <p>
        {state === 'running' ? (
          <Button kind="secondary" onClick={stop}>
            {EXPORT.stop}
          </Button>
        ) : (
          <Button onClick={run}>{EXPORT.start}</Button>
        )}
      </p>
      {dialog}
    </div>
  );
}

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
  { id: 'name', header: USERS.columns.name, cell: nameOf },
  {
    id: 'email',
    header: USERS.columns.email,
    cell: (user) => <Masked user={user} shown={shown} value={shown.of(user).email} />,
  },
  { id: 'role', header: USERS.columns.role, cell: ({ role }) => role },
  {
    id: 'actions',
    header: USERS.columns.actions,
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
      <ListCount list={list} />
      <UsersRows list={list} columns={columnsFor(shown, ask, me?.id)} />
      <ConfirmModal question={question} onClose={() => setQuestion(null)} />
      {dialog}
      <Toast message={message} onClose={clear} />
    </div>
  );
}
