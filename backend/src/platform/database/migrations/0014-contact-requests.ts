import { Migration } from '@mikro-orm/migrations';

/** Adds the list of people who wait to be contacted. Earlier ones are left out: the firm had a mail about each. */
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
  }
}
