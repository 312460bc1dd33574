import { useState } from 'react';
import type { ManagedUser } from '../../../../backend/src/contract/admin.contract.js';
import { ADMIN } from '../../../../backend/src/contract/messages/admin.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { Button, Notice } from '../../ui/index.js';
import { useAuth } from '../session/index.js';
import { StaffOnly } from './StaffOnly.js';
import { nameOf } from './users/columns.js';
import { DeleteModal, EraseModal } from './users/DeleteModals.js';
import { PersonModal } from './users/PersonModal.js';
import { actionsFor, type RowAction } from './users/RowActions.js';
import { UserModal } from './users/UserModal.js';
import { UsersPanel } from './users/UsersPanel.js';
import { useUsersPage } from './users/use-users-page.js';
import { usersApi } from './users.api.js';
import { failureText } from '../../api/index.js';
import { WORDS } from './words.js';

const { users: TEXT } = ADMIN;

export default function UsersListScreen() {
  return <StaffOnly title={PAGES.usersList.title} access="admins"><UsersList /></StaffOnly>;
}

/** Which dialog is open, and for whom. */
type Open = { dialog: RowAction | 'create'; user: ManagedUser | null } | null;
interface Note { text: string; isProblem: boolean }

function UsersList() {
  const { user: me } = useAuth();
  const list = useUsersPage();
  const [open, setOpen] = useState<Open>(null);
  const [note, setNote] = useState<Note | null>(null);
  const [restore] = usersApi.useRestoreUserMutation();
  const done = (text: string): void => {
    setOpen(null);
    setNote({ text, isProblem: false });
    list.refetch();
  };
  const act = (dialog: RowAction, user: ManagedUser): void => {
    setNote(null);
    if (dialog === 'restore') return void takeBack(user);
    const isOwnEnd = user.id === me?.id && (dialog === 'delete' || dialog === 'erase');
    if (isOwnEnd) return setNote({ text: TEXT.ownAccount, isProblem: true });
    setOpen({ dialog, user });
  };
  const takeBack = async (user: ManagedUser): Promise<void> => {
    const { error } = await restore({ params: { id: user.id } });
    if (error) setNote({ text: failureText(error, ADMIN.failed.request), isProblem: true });
    else done(WORDS.restoredNote(nameOf(user)));
  };
  const at = (dialog: RowAction): ManagedUser | null => (open?.dialog === dialog ? open.user : null);
  const close = (): void => setOpen(null);
  return (
    <>
      <p><Button onClick={() => setOpen({ dialog: 'create', user: null })}>{TEXT.create}</Button></p>
      <div role="status">{note && !note.isProblem && <Notice tone="good"><p>{note.text}</p></Notice>}</div>
      {note?.isProblem && <Notice tone="problem"><p>{note.text}</p></Notice>}
      <UsersPanel list={list} actions={actionsFor(me?.is_superadmin ?? false, act)} />
      <UserModal target={open?.dialog === 'create' ? 'new' : at('edit')} onClose={close} onSaved={(user) => done(WORDS.saved(nameOf(user)))} />
      <PersonModal user={at('details')} onClose={close} onChanged={list.refetch} />
      <DeleteModal user={at('delete')} onClose={close} onDone={(user) => done(WORDS.closedNote(nameOf(user)))} />
      <EraseModal user={at('erase')} onClose={close} onDone={(user) => done(WORDS.erasedNote(nameOf(user)))} />
    </>
  );
}
