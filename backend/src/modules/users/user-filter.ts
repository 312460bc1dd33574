import type { Role } from '#contract/access.js';
import { USER_SEARCH_TEXT } from './user-list.sql.js';

/** Conditions that restrict a list of accounts. A condition that is left out does not restrict the list. */
export interface UserFilter {
  text?: string | undefined;
  role?: Role | undefined;
  confirmed?: boolean | undefined;
  closed?: boolean | undefined;
  locked?: boolean | undefined;
  consent?: boolean | undefined;
  /** Earliest date (YYYY-MM-DD) on which the listed accounts were opened (`createdFrom`) or last used (`seenFrom`). */
  createdFrom?: string | undefined;
  seenFrom?: string | undefined;
  ids?: readonly string[] | undefined;
}

export interface Where {
  sql: string;
  values: string[];
}

/** Converts a filter for accounts to an SQL condition. All user input is passed as bound parameters. */
export function whereOf(filter: UserFilter): Where {
  const parts: string[] = ['true'];
  const values: string[] = [];
  const texts = filter.text ? patternsOf(filter.text) : [];
  if (texts.length > 0) {
    parts.push(`(${texts.map(() => `${USER_SEARCH_TEXT} like ?`).join(' or ')})`);
    values.push(...texts);
  }
  const add = (sql: string, value: string | undefined) => {
    if (value === undefined) return;
    parts.push(sql);
    values.push(value);
  };
  add('role = ?', filter.role);
  if (filter.confirmed !== undefined) parts.push(`email_confirmed_at is ${filter.confirmed ? 'not null' : 'null'}`);
  if (filter.closed !== undefined) parts.push(`closed_at is ${filter.closed ? 'not null' : 'null'}`);
  if (filter.locked !== undefined) parts.push(`locked_at is ${filter.locked ? 'not null' : 'null'}`);
  if (filter.consent !== undefined) parts.push(`consent_to_contact = ${filter.consent}`);
  add('created_at >= ?::date', filter.createdFrom);
  add('last_seen_at >= ?::date', filter.seenFrom);
  add('id = any(?::uuid[])', filter.ids && `{${filter.ids.join(',')}}`);
  return { sql: parts.join(' and '), values };
}

/** One for the whole text and, if it may be a phone number, one for its digits. */
function patternsOf(typed: string): string[] {
  const lower = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const digits = /^[\d\s()+.-]+$/.test(lower) ? lower.replace(/[^\d+]/g, '') : '';
  return [...new Set([lower, digits])].filter(Boolean).map(likeOf);
}

/** Characters that phones and text programs put in the place of a typed apostrophe or hyphen, and these two. */
const APOSTROPHES_AND_HYPHENS = /['`´‘’‛ʹʻʼ′＇‐‑‒–—−-]/g;

/**
 * Returns the SQL LIKE pattern for a search text. For an apostrophe or a hyphen, any character matches, because a name
 * may contain another kind of it: "o'brien" finds "O’Brien". The trigram index finds such patterns too. A text of three
 * or more characters matches anywhere. A shorter text matches only at the beginning of a word, because the index
 * contains nothing shorter.
 */
function likeOf(wanted: string): string {
  const literal = wanted.replace(/[\\%_]/g, '\\$&').replace(APOSTROPHES_AND_HYPHENS, '_');
  return wanted.length < 3 ? `% ${literal}%` : `%${literal}%`;
}
