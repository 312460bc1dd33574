import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Button } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { WORDS } from '../components/words.js';
import { nameOf } from './columns.js';

const { users: TEXT } = ADMIN;
export type RowAction = 'edit' | 'details' | 'delete' | 'erase' | 'restore';
/** Actions that take an account away from its owner, and therefore must not look like the others. */
const DANGERS: ReadonlySet<RowAction> = new Set(['delete', 'erase']);

interface Props {
  readonly user: ManagedUser;
  readonly isSuperadmin: boolean;
  readonly onAct: (action: RowAction, user: ManagedUser) => void;
}

/** Returns the buttons for the actions on one account. Each button's label includes the account's name. */
export const actionsFor = (isSuperadmin: boolean, onAct: Props['onAct']) => (user: ManagedUser) => (
  <RowActions user={user} isSuperadmin={isSuperadmin} onAct={onAct} />
);

function RowActions({ user, isSuperadmin, onAct }: Props) {
  const button = (action: RowAction, label: string) => (
    <Button kind="quiet" data-danger={DANGERS.has(action) || undefined} onClick={() => onAct(action, user)}>
      {label}
      <span className="visually-hidden"> {nameOf(user)}</span>
    </Button>
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
