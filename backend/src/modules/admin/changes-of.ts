import { createHmac } from 'node:crypto';
import type { User } from '../users/index.js';

type Changes = Record<string, { before: string | null; after: string | null }>;
/** What a change is told about. The password itself is never compared, only that there is another one. */
export interface Snapshot { values: Record<string, string | null>; passwordHash: string | null }

/** Shown as it is; everything else identifies somebody and becomes a fingerprint. */
const PLAIN = new Set(['role', 'closed', 'confirmed']);

export const snapshotOf = (user: User): Snapshot => ({
  values: {
    email: user.email, firstName: user.firstName, lastName: user.lastName, phone: user.phone, gender: user.gender,
    role: user.role, closed: String(user.closedAt !== null), confirmed: String(user.emailConfirmedAt !== null),
  },
  passwordHash: user.passwordHash,
});

/**
 * Before and after of what changed, for an audit trail that holds no personal data: fingerprints are keyed and mixed
 * with the person's id, so equal entries of two people do not look alike and nothing can be read back.
 */
export function changesOf(userId: string, before: Snapshot, after: Snapshot, key: string): Changes {
  const print = (name: string, value: string | null | undefined): string | null => {
    if (value === null || value === undefined || value === '') return null;
    return PLAIN.has(name) ? value : `#${createHmac('sha256', key).update(`${userId}\n${name}\n${value}`).digest('hex').slice(0, 12)}`;
  };
  const changed = Object.keys(after.values).filter((name) => before.values[name] !== after.values[name]);
  const changes: Changes = Object.fromEntries(changed.map((name) => [name, { before: print(name, before.values[name]), after: print(name, after.values[name]) }]));
  if (before.passwordHash !== after.passwordHash) changes['password'] = { before: before.passwordHash ? 'set' : null, after: 'set' };
  return changes;
}
