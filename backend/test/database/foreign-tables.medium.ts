import { afterEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { ENTITIES } from '#backend/entities.js';
import { migrate } from '#platform/database/migrate.js';
import { createDatabase, type TestDatabase } from '../harness/database.js';

const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

it('a database with tables of another role is rejected with the names of both roles and what to do', async () => {
  const database = await createDatabase();
  databases.push(database);
  const role = `migrator_${new URL(database.ownerUrl).pathname.slice(-12)}`;
  await query(database.ownerUrl, `create role ${role} login password 'migrator'`);
  const ownUrl = Object.assign(new URL(database.ownerUrl), { username: role, password: 'migrator' }).href;
  const owner = new URL(database.ownerUrl).username;
  await expect(migrate(ownUrl, database.appUrl, ENTITIES)).rejects.toThrow(
    new RegExp(
      `role ${role} may not change.* belong to the role ${owner}: .*users.*reassign owned by ${owner} to ${role}`,
    ),
  );
  await query(database.ownerUrl, `drop role ${role}`);
});
