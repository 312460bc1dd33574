import type { ManagedUser } from '#contract/api/managed-user.contract.js';
import type { ListedUser } from '../users/index.js';
import { maskEmail, maskPhone } from './masking/mask.js';

export const toManagedUser = (user: ListedUser): ManagedUser => ({
  id: user.id,
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  name: user.name,
  phone: user.phone,
  role: user.role,
  role_id: user.role,
  gender: user.gender,
  confirmed: user.emailConfirmedAt !== null,
  closed: user.closedAt !== null,
  locked: user.lockedAt !== null,
  consent: user.consentToContact,
  created_at: user.createdAt.toISOString(),
  last_seen_at: user.lastSeenAt?.toISOString() ?? null,
  version: user.version,
});

/** Converts an account to the form that the API contract defines, and masks its email address and phone number. */
export function toMaskedUser(user: ListedUser): ManagedUser {
  return { ...toManagedUser(user), email: maskEmail(user.email), phone: maskPhone(user.phone) };
}
