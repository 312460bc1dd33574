import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff/admin.js';
import { Button } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { nameOf } from './columns.js';

export type GivenRole = 'admin' | 'patient';
export const ROLE_BUTTONS: Record<GivenRole, string> = {
  admin: ADMIN.panel.makeAdmin,
  patient: ADMIN.panel.makeUser,
};

/** Returns whether a person already has a role. Superadmins also have the admin role. */
export const hasRole = ({ role }: ManagedUser, wanted: GivenRole): boolean =>
  role === wanted || (wanted === 'admin' && role === 'superadmin');

/**
 * One button for each role that an admin can grant. If the person already has the role, the button still works:
 * pressing it shows a message that explains why nothing changes.
 */
export function RoleButtons({ user, onGive }: { user: ManagedUser; onGive: (role: GivenRole) => void }) {
  return (
    <div className={styles.actions}>
      {(['admin', 'patient'] as const).map((role) => (
        <Button key={role} kind="quiet" aria-disabled={hasRole(user, role)} onClick={() => onGive(role)}>
          {ROLE_BUTTONS[role]}
          <span className="visually-hidden"> {nameOf(user)}</span>
        </Button>
      ))}
    </div>
  );
}
