import type pg from 'pg';

/** One event in this number of events causes an email with a link. All events cause an audit entry. */
export const EVENTS_PER_MAIL = 5;

/**
 * Adds people, and the given number of events to the outbox. One event in five is a request for a link to set a new
 * password, each for another person. Returns the email addresses of these people.
 */
export async function addEvents(sql: Pick<pg.Client, 'query'>, events: number): Promise<string[]> {
  const { rows: people } = await sql.query<{ id: string; email: string }>(
    `insert into users (id, email, email_confirmed_at, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '@example.test', now(), now(), now()
     from generate_series(1, $1::int) n returning id, email`,
    [events / EVENTS_PER_MAIL],
  );
  await sql.query(
    `insert into outbox (id, name, payload, created_at)
     select gen_random_uuid(), case when n % $3::int = 0 then 'user.resetRequested' else 'user.signedOut' end,
       jsonb_build_object('userId', ($2::uuid[])[(n + $3::int - 1) / $3::int]),
       clock_timestamp() + n * interval '1 microsecond'
     from generate_series(1, $1::int) n`,
    [events, people.map(({ id }) => id), EVENTS_PER_MAIL],
  );
  return people.map(({ email }) => email);
}
