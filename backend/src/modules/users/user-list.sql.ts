// SQL expressions on the table `users` that are used in both indexes and queries. PostgreSQL uses an index only if a
// query contains exactly the same expression.

/** Begins with a space, so that its first word can be matched like any other. */
export const USER_SEARCH_TEXT =
  "lower(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))";

/** By column: an expression that is never null, and its type. */
export const USER_SORT_KEYS = {
  id: { key: 'id', type: 'uuid' },
  email: { key: 'email', type: 'text' },
  name: { key: "lower(last_name || ' ' || first_name)", type: 'text' },
  phone: { key: "coalesce(phone, '')", type: 'text' },
  role: { key: 'role', type: 'text' },
  created: { key: 'created_at', type: 'timestamptz' },
  confirmed: { key: '(email_confirmed_at is not null)', type: 'boolean' },
  closed: { key: '(closed_at is null)', type: 'boolean' },
  locked: { key: '(locked_at is null)', type: 'boolean' },
  seen: { key: "coalesce(last_seen_at, '-infinity')", type: 'timestamptz' },
} as const;
