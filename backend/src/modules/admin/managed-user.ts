import type { ManagedUser } from '../../contract/admin.contract.js';
import type { User, UserRow } from '../users/index.js';
import { maskEmail, maskPhone } from './mask.js';

const nameOf = (first: string, last: string): string => [first, last].filter(Boolean).join(' ');

/** A row of the table as the contract has it, masked if wanted. */
export function fromRow(row: UserRow, isMasked: boolean): ManagedUser {
  const shown = { ...row, created_at: row.opened, last_seen_at: row.seen, name: nameOf(row.first_name, row.last_name), role_id: row.role };
  return isMasked ? { ...shown, email: maskEmail(row.email), phone: maskPhone(row.phone) } : shown;
}

export const fromUser = (user: User): ManagedUser => ({
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
  consent: user.consentToContact,
  created_at: new Date(user.createdAt).toISOString(),
  last_seen_at: user.lastSeenAt && new Date(user.lastSeenAt).toISOString(),
  version: user.version,
});
