// SQL expressions over `users` that are used in both indexes and queries. PostgreSQL uses an index only if a query
// contains exactly the same expression.

/**
 * SQL expression for the text of an account that a search text is compared with. It begins with a space, so that the
 * first word can be matched like any other word.
 */
export const USER_SEARCH_TEXT =
  "lower(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))";

/** Sort key of each column, as an SQL expression that is never null, and the SQL type of that key. */
export const USER_SORT_KEYS = {
  id: { key: 'id', type: 'uuid' },
  email: { key: 'email', type: 'text' },
  name: { key: "lower(last_name || ' ' || first_name)", type: 'text' },
  phone: { key: "coalesce(phone, '')", type: 'text' },
  role: { key: 'role', type: 'text' },
  created: { key: 'created_at', type: 'timestamptz' },
  seen: { key: "coalesce(last_seen_at, '-infinity')", type: 'timestamptz' },
} as const;
