import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import { ADMIN } from '#contract/messages/staff.js';
import { Button } from '#ui/index.js';
import styles from '../components/admin.module.css';
import { nameOf } from './columns.js';

export type GivenRole = 'admin' | 'patient';
export const ROLE_BUTTONS: Record<GivenRole, string> = {
  admin: ADMIN.panel.makeAdmin,
  patient: ADMIN.panel.makeUser,
};

const GIVEN = ['admin', 'patient'] as const;

/** Returns whether a person already has a role. Superadmins also have the admin role. */
export const hasRole = ({ role }: ManagedUser, wanted: GivenRole): boolean =>
  role === wanted || (wanted === 'admin' && role === 'superadmin');

interface Props {
  readonly user: ManagedUser;
  readonly isOwn: boolean;
  readonly onGive: (role: GivenRole) => void;
}

/**
 * A button for each role that an admin can grant. If the person has the role already, or the account is the admin's
 * own, the button looks unavailable and says why when pressed. One press never turns a superadmin into a user.
 */
export function RoleButtons({ user, isOwn, onGive }: Props) {
  return (
    <div className={styles.actions}>
      {GIVEN.filter((role) => role === 'admin' || user.role !== 'superadmin').map((role) => (
        <Button key={role} kind="quiet" aria-disabled={isOwn || hasRole(user, role)} onClick={() => onGive(role)}>
          {ROLE_BUTTONS[role]}
          <span className="visually-hidden"> {nameOf(user)}</span>
        </Button>
      ))}
    </div>
  );
}
