import { createHmac } from 'node:crypto';
import type { User } from '../users/index.js';

type Changes = Record<string, { before: string | null; after: string | null }>;
/**
 * The account fields whose changes are recorded. The password itself is not recorded, only the fact that it changed.
 */
export interface Snapshot {
  values: Record<string, string | null>;
  passwordHash: string | null;
}

/**
 * Fields whose values are recorded as they are. All other fields identify a person and are recorded as keyed hashes.
 */
const PLAIN = new Set(['role', 'closed', 'confirmed']);

export const snapshotOf = (user: User): Snapshot => ({
  values: {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    gender: user.gender,
    role: user.role,
    closed: String(user.closedAt !== null),
    confirmed: String(user.emailConfirmedAt !== null),
  },
  passwordHash: user.passwordHash,
});

/**
 * Returns the old and new values of all changed fields in a form that is suitable for the audit trail. Values that
 * identify a person are replaced by fingerprints. A fingerprint depends on a secret key and on the person's id, so the
 * same value gives different fingerprints for two people, and the value cannot be recovered.
 */
export function changesOf(userId: string, before: Snapshot, after: Snapshot, key: string): Changes {
  const print = (name: string, value: string | null | undefined): string | null => {
    if (value === null || value === undefined || value === '') return null;
    return PLAIN.has(name)
      ? value
      : `#${createHmac('sha256', key).update(`${userId}\n${name}\n${value}`).digest('hex').slice(0, 12)}`;
  };
  const changed = Object.keys(after.values).filter((name) => before.values[name] !== after.values[name]);
  const changes: Changes = Object.fromEntries(
    changed.map((name) => [name, { before: print(name, before.values[name]), after: print(name, after.values[name]) }]),
  );
  if (before.passwordHash !== after.passwordHash)
    changes['password'] = { before: before.passwordHash ? 'set' : null, after: 'set' };
  return changes;
}
