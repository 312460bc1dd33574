import type { AuditHead } from './audit-chain.js';

/** Number of hexadecimal digits of a hash in a mark. Without AUDIT_KEY, nobody can find another entry that has them. */
const DIGITS = 16;

/**
 * Returns the number and the beginning of the hash of an audit entry, such as "41:3f2a9c0b1d2e3f40". Marks leave the
 * machine in the log and in mails, so that a later check can show that an entry is gone.
 */
export const markOf = ({ seq, hash }: AuditHead): string => `${seq}:${hash.slice(0, DIGITS)}`;

/** Reads a mark. The hash may also be complete. Returns null if the text is no mark. */
export function readMark(text: string): AuditHead | null {
  const [, seq, hash] = /^(\d{1,18}):([\da-f]{16,64})$/.exec(text) ?? [];
  return seq && hash ? { seq, hash } : null;
}
