/** Expressions over `users` that both the indexes and the questions use: PostgreSQL takes an index only for the very same text. */

/** Everything the search box looks in; the blank in front lets the first word be found like any other. */
export const USER_SEARCH_TEXT = "lower(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))";

/** Sort column -> its never-null key and the type a key is read back as. */
export const USER_SORT_KEYS = {
  id: { key: 'id', type: 'uuid' },
  email: { key: 'email', type: 'text' },
  name: { key: "lower(last_name || ' ' || first_name)", type: 'text' },
  phone: { key: "coalesce(phone, '')", type: 'text' },
  role: { key: 'role', type: 'text' },
  created: { key: 'created_at', type: 'timestamptz' },
  seen: { key: "coalesce(last_seen_at, '-infinity')", type: 'timestamptz' },
} as const;
