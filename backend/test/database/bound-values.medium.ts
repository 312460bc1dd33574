import { MikroORM, raw } from '@mikro-orm/postgresql';
import { ENTITIES } from '#backend/entities.js';
import { User } from '#modules/users/user.entity.js';
import { ormOptions } from '#platform/database/database.module.js';
import { createDatabase, type TestDatabase } from '../harness/database.js';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createDatabase();
  orm = await MikroORM.init(ormOptions(database.appUrl, ENTITIES));
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it('values are sent beside the text of a statement and arrive as they were', async () => {
  const given = ['a name with ? and $1', new Date('2026-11-22T12:00:00.123Z'), Buffer.from([0, 255]), 12n];
  const [row] = await orm.em.execute<{ text: string; given: unknown[] }[]>(
    `select current_query() as text, json_build_array(
       ?::text, ?::timestamptz, encode(?::bytea, 'hex'), ?::int8, ?::jsonb, ? + 1, ?, 'b' in (?)) as given`,
    [...given, { nested: "it's" }, 41, null, ['a', 'b']],
  );
  expect(row?.given).toEqual([
    given[0],
    '2026-11-22T12:00:00.123+00:00',
    '00ff',
    12,
    { nested: "it's" },
    42,
    null,
    true,
  ]);
  for (const value of ['a name', '2026', 'nested', "it's"]) expect(row?.text).not.toContain(value);
});

it('so do the values of entities and of query fragments', async () => {
  const em = orm.em.fork();
  const texts: string[] = [];
  const id = crypto.randomUUID();
  em.create(User, { id, email: 'rosa@example.test', firstName: 'Rosa', lastName: "O'Neil \\" }, { partial: true });
  await em.flush();
  const found = await em
    .fork()
    .createQueryBuilder(User, 'u')
    .select(['u.lastName', raw('current_query() as text')])
    .where({ email: 'rosa@example.test', [raw('upper(first_name)')]: raw('upper(?)', ['Rosa']) })
    .execute<{ lastName: string; text: string }[]>();
  texts.push(...found.map(({ text }) => text));
  expect(found.map(({ lastName }) => lastName)).toEqual(["O'Neil \\"]);
  expect(texts.join()).not.toMatch(/rosa/i);
});
