import type { Role } from '../../contract/access.js';
import { USER_SEARCH_TEXT } from '../../platform/database/user-list.sql.js';

/** What a list of accounts is narrowed to; what is left out does not narrow it. */
export interface UserFilter {
  text?: string | undefined;
  role?: Role | undefined;
  confirmed?: boolean | undefined;
  closed?: boolean | undefined;
  consent?: boolean | undefined;
  /** ISO dates: opened, and last seen, on that day or later. */
  createdFrom?: string | undefined;
  seenFrom?: string | undefined;
}

export interface Where { sql: string; values: unknown[] }

/** The filter as a condition. Everything typed travels as a parameter. */
export function whereOf(filter: UserFilter): Where {
  const parts: string[] = ['true'];
  const values: unknown[] = [];
  const texts = filter.text ? patternsOf(filter.text) : [];
  if (texts.length > 0) {
    parts.push(`(${texts.map(() => `${USER_SEARCH_TEXT} like ?`).join(' or ')})`);
    values.push(...texts);
  }
  const add = (sql: string, value: unknown) => {
    if (value === undefined) return;
    parts.push(sql);
    values.push(value);
  };
  add('role = ?', filter.role);
  if (filter.confirmed !== undefined) parts.push(`email_confirmed_at is ${filter.confirmed ? 'not null' : 'null'}`);
  if (filter.closed !== undefined) parts.push(`closed_at is ${filter.closed ? 'not null' : 'null'}`);
  add('consent_to_contact = ?', filter.consent);
  add('created_at >= ?::date', filter.createdFrom);
  add('last_seen_at >= ?::date', filter.seenFrom);
  return { sql: parts.join(' and '), values };
}

/** What is typed, as it is and, when it could be a phone number, by its digits alone. */
function patternsOf(typed: string): string[] {
  const lower = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const digits = /^[\d\s()+.-]+$/.test(lower) ? lower.replace(/[^\d+]/g, '') : '';
  return [...new Set([lower, digits])].filter(Boolean).map(likeOf);
}

/** Three letters are found anywhere, fewer only where a word begins: the index knows nothing shorter. */
function likeOf(wanted: string): string {
  const literal = wanted.replace(/[\\%_]/g, '\\$&');
  return wanted.length < 3 ? `% ${literal}%` : `%${literal}%`;
}
