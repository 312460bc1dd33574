import type { SessionReply } from '#contract/api/auth.contract.js';
import type { User } from '../../users/index.js';

export const SIGNED_OUT: SessionReply = { ok: false, user: null, onboarded: false };

/** `needsSecondFactor`: staff who must set one up before they can work. */
export function sessionReply(user: User, needsSecondFactor: boolean): SessionReply {
  return {
    ok: true,
    onboarded: user.onboarded,
    user: {
      id: user.id,
      email: user.email,
      name: user.name,
      firstName: user.firstName,
      role: user.role,
      is_admin: user.role === 'admin' || user.role === 'superadmin',
      is_superadmin: user.role === 'superadmin',
      needs_second_factor: needsSecondFactor,
    },
  };
}
