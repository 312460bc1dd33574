import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the list of people who wait to be contacted. Messages and consents of the last 30 days are put on it as new;
 * older ones count as done, because the firm has had a mail about each of them.
 */
export class ContactRequests extends Migration {
  override up(): void {
    this.addSql(`
      create table contact_requests (
        id uuid primary key,
        message_id uuid unique references contact_messages (id) on delete cascade,
        user_id uuid unique references users (id) on delete cascade,
        received_at timestamptz not null,
        state text not null default 'new',
        assignee_id uuid references users (id) on delete set null,
        time_zone text,
        version int not null default 1,
        constraint contact_requests_source check (num_nonnulls(message_id, user_id) = 1),
        constraint contact_requests_state check (state in ('new', 'called', 'done'))
      )`);
    this.addSql('create index contact_requests_received on contact_requests (received_at desc, id)');
    this.addSql('create index contact_requests_assignee on contact_requests (assignee_id)');
    this.addSql(`
      insert into contact_requests (id, message_id, user_id, received_at, state)
      select gen_random_uuid(), message_id, user_id, date_trunc('milliseconds', received_at),
        case when received_at > now() - interval '30 days' then 'new' else 'done' end
      from (
        select id as message_id, null::uuid as user_id, created_at as received_at from contact_messages
        union all
        select null, users.id, coalesce(newest.recorded_at, users.terms_accepted_at)
        from users left join lateral (
          select recorded_at from consent_records where user_id = users.id order by recorded_at desc, id limit 1
        ) newest on true
        where consent_to_contact and email_confirmed_at is not null
          and (newest.recorded_at is not null or terms_accepted_at is not null)
      ) earlier`);
  }
}
