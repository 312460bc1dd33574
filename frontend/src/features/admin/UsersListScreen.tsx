import { useState } from 'react';
import { failureText } from '#api/index.js';
import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { PAGES } from '#contract/pages.js';
import { Button, Toast, useFocusRecovery, useToast } from '#ui/index.js';
import { useAuth } from '../session/index.js';
import { usersApi } from './api/users.api.js';
import { WORDS } from './components/words.js';
import { PersonModal } from './person/PersonModal.js';
import { StaffOnly } from './StaffOnly.js';
import { nameOf } from './users/columns.js';
import { DeleteModal, EraseModal } from './users/DeleteModals.js';
import { actionsFor, type RowAction } from './users/RowActions.js';
import { useDisclosed } from './users/use-disclosed.js';
import { useUsersPage } from './users/use-users-page.js';
import { UserModal } from './users/UserModal.js';
import { UsersPanel } from './users/UsersPanel.js';

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
      <p>
        <Button onClick={() => setOpen({ dialog: 'create', user: null })}>{TEXT.create}</Button>
      </p>
      <UsersPanel list={list} shown={shown} actions={actionsFor(me?.is_superadmin ?? false, begin)} />
      <UserModal
        target={open?.dialog === 'create' ? 'new' : at('edit')}
        onClose={close}
        onSaved={(user) => done(WORDS.saved(nameOf(user)))}
      />
      <PersonModal user={at('details')} onClose={close} />
      <DeleteModal user={at('delete')} onClose={close} onDone={(user) => done(WORDS.closedNote(nameOf(user)))} />
      <EraseModal user={at('erase')} onClose={close} onDone={(user) => done(WORDS.erasedNote(nameOf(user)))} />
      <Toast message={message} onClose={clear} />
    </>
  );
}
