import { createHmac } from 'node:crypto';
import type { User } from '../users/index.js';

type Changes = Record<string, { before: string | null; after: string | null }>;
/** Of a password, only that it was changed is recorded, never its value. */
export interface Snapshot {
  values: Record<string, string | null>;
  passwordHash: string | null;
}

/** Recorded in plain text. All others identify a person and are recorded as keyed hashes. */
const PLAIN = new Set(['role', 'closed', 'locked', 'confirmed', 'consent']);

export const snapshotOf = (user: User): Snapshot => ({
  values: {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    gender: user.gender,
    role: user.role,
    closed: String(user.closedAt !== null),
    locked: String(user.lockedAt !== null),
    confirmed: String(user.emailConfirmedAt !== null),
    consent: String(user.consentToContact),
  },
  passwordHash: user.passwordHash,
});

/**
 * Returns the old and new values of the changed fields of an account, for the audit trail. An empty value becomes null.
 * Values that identify a person are replaced by hashes. A hash depends on a secret key and on the id of the person, so
 * equal values of two people have different hashes.
 */
export function changesOf(userId: string, before: Snapshot, after: Snapshot, key: Buffer): Changes {
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
