import { EntityManager } from '@mikro-orm/postgresql';
import { PERSONAL_DATA } from '#backend/entities.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests({ workers: false });

/** Columns with ids of people that stay after the account was erased, and columns with ids of something else. */
const NOT_OF_THE_OWNER = [
  // Ids that stay on purpose: who did what is the point of the audit trail and of its checks.
  'audit_entries.actor_id',
  'audit_entries.target_id',
  'audit_checks.asked_by',
  // Who deals with a request. The column is emptied when this person is erased.
  'contact_requests.assignee_id',
  // Ids of events, mails, messages, saved plans, workers and of the links that end mails.
  'alert_settings.stop_id',
  'audit_entries.event_id',
  'contact_requests.message_id',
  'deadline_reminders.mail_id',
  'found_changes.mail_id',
  'inbox.event_id',
  'plan_snapshots.saved_item_id',
  'schedule_runs.worker_id',
].toSorted();
it('every column that may name a person is in the list of personal data and goes with the account', async () => {
  const em = testApp.app.get(EntityManager);
  const owners = PERSONAL_DATA.flatMap(({ tables }) =>
    tables.map(({ entity, owner = 'userId' }) => {
      const { tableName, properties } = em.getMetadata(entity);
      return `${tableName}.${properties[owner]?.fieldNames[0]}`;
    }),
  ).toSorted();
  const columns = async (sql: string): Promise<string[]> =>
    (await testApp.sql.query<{ name: string }>(sql)).rows.map(({ name }) => name).toSorted();
  const cascading = await columns(
    `select conrelid::regclass || '.' || attname as name from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`,
  );
  const uuids = await columns(
    `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'uuid' and column_name <> 'id'`,
  );
  const described = await columns(
    `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ '(email|phone|gender|birth|first_name|last_name)'`,
  );
  expect(owners).toEqual([...cascading, 'users.id'].toSorted());
  expect(uuids.filter((name) => !owners.includes(name))).toEqual(NOT_OF_THE_OWNER);
  expect(described.filter((table) => !owners.some((name) => name.startsWith(`${table}.`)))).toEqual([]);
});
