import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ENTITIES } from '#backend/entities.js';
import { ormOptions } from '#platform/database/database.module.js';
import { createDatabase, type TestDatabase } from '../harness/database.js';

/**
 * Tables without an entity, because only the SQL of their repository uses them: append-only tables, counters, search
 * data and binary data.
 */
const WITHOUT_ENTITY = [
  'audit_entries',
  'cache_entries',
  'marketplace_releases',
  'medicine_list',
  'medicine_names',
  'medicine_stems',
  'medicine_words',
  'medicines',
  'migrations',
  'sign_in_tries',
  'va_formulary',
];

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createDatabase();
  orm = await MikroORM.init({
    ...ormOptions(database.ownerUrl, ENTITIES),
    // Triggers and their functions exist only in migrations, so they are not compared.
    schemaGenerator: { skipTables: WITHOUT_ENTITY, ignoreTriggers: true, ignoreRoutines: true },
  });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it('the migrated database has exactly the tables, columns, indexes and keys that the entities declare', async () => {
  expect(await orm.schema.getUpdateSchemaSQL()).toBe('');
});

it('every table without an entity is on the list in this file', async () => {
  const rows = await orm.em.execute<{ name: string }[]>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const mapped = [...orm.getMetadata().getAll().values()].map(({ tableName }) => tableName);
  expect(rows.map(({ name }) => name).filter((name) => !mapped.includes(name))).toEqual(WITHOUT_ENTITY);
});
