import { MoreHorizontal } from 'lucide-react';
import type { MouseEvent } from 'react';
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
  /** Whether the person may erase the account: a superadmin, but not their own. */
  readonly canErase: boolean;
  readonly onAct: (action: RowAction, user: ManagedUser) => void;
}

/** The buttons for one account, with its name in their labels. `eraser` is the id of the signed-in superadmin. */
export const actionsFor = (eraser: string | null, onAct: Props['onAct']) => (user: ManagedUser) => (
  <RowActions user={user} canErase={eraser !== null && eraser !== user.id} onAct={onAct} />
);

function RowActions({ user, canErase, onAct }: Props) {
  // The menu closes first, so that the focus is back on its button when the action opens a dialog.
  const run = (action: RowAction) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    onAct(action, user);
  };
  const button = (action: RowAction, label: string) => (
    <Button kind="quiet" data-danger={DANGERS.has(action) || undefined} onClick={run(action)}>
      {label}
      <span className="visually-hidden"> {nameOf(user)}</span>
    </Button>
  );
  const menu = `more-${user.id}`;
  return (
    <div className={styles.actions}>
      {button('edit', TEXT.edit)}
      <Button kind="quiet" popoverTarget={menu} aria-label={WORDS.more(nameOf(user))}>
        <MoreHorizontal aria-hidden="true" />
      </Button>
      <div id={menu} popover="auto" className={styles.menu}>
        {button('details', WORDS.details)}
        {user.closed && button('restore', WORDS.restore)}
        <hr />
        {!user.closed && button('delete', TEXT.delete)}
        {canErase && button('erase', TEXT.hardDelete)}
      </div>
    </div>
  );
}
