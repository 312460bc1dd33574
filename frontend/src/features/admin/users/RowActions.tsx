import type { ManagedUser } from '../../../../../backend/src/contract/admin.contract.js';
import { ADMIN } from '../../../../../backend/src/contract/messages/admin.js';
import { Button } from '../../../ui/index.js';
import { WORDS } from '../words.js';
import { nameOf } from './columns.js';
import styles from '../admin.module.css';

const { users: TEXT } = ADMIN;
export type RowAction = 'edit' | 'details' | 'delete' | 'erase' | 'restore';

interface Props {
  readonly user: ManagedUser;
  readonly isSuperadmin: boolean;
  readonly onAct: (action: RowAction, user: ManagedUser) => void;
}

/** What can be done with one account; each button names whom it is for. */
export const actionsFor = (isSuperadmin: boolean, onAct: Props['onAct']) => (user: ManagedUser) => <RowActions user={user} isSuperadmin={isSuperadmin} onAct={onAct} />;

function RowActions({ user, isSuperadmin, onAct }: Props) {
  const button = (action: RowAction, label: string) => (
    <Button kind="quiet" onClick={() => onAct(action, user)}>{label}<span className="visually-hidden"> {nameOf(user)}</span></Button>
  );
  return (
    <div className={styles.actions}>
      {button('edit', TEXT.edit)}
      {user.closed ? button('restore', WORDS.restore) : button('delete', TEXT.delete)}
      {isSuperadmin && button('erase', TEXT.hardDelete)}
      {button('details', WORDS.details)}
    </div>
  );
}
