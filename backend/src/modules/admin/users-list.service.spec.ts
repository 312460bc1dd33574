import { beforeEach, expect, it } from '@jest/globals';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { UsersListService } from './users-list.service.js';

const notes: unknown[] = [];
const rows = ['a', 'b'].map((id) => ({ id, email: `${id}@example.test`, phone: null, createdAt: new Date(0) }));
let hasMore = false;
const list = new UsersListService(
  { page: async () => ({ rows, hasMore }), count: async () => ({ total: 2, isExact: true }) } as never,
  { publish: (name: string, payload: object) => void notes.push([name, payload]) } as never,
  { flush: async () => void notes.push('stored') } as never,
);
const actor = { userId: 'staff' } as AuthContext;
const page = (query: object) => list.page(actor, { limit: 2, ...query });
beforeEach(() => {
  notes.length = 0;
  hasMore = false;
});

it('a list that shows addresses is recorded, a masked one is not', async () => {
  const { users } = await page({ mask: 'yes' });
  expect([users[0]?.email === 'a@example.test', notes]).toEqual([false, []]);
  const shown = await page({});
  expect(shown.users.map(({ email }) => email)).toEqual(['a@example.test', 'b@example.test']);
  await list.older(actor, undefined);
  const recorded = [['admin.usersShown', { actorId: 'staff', count: 2 }], 'stored'];
  expect(notes).toEqual([...recorded, ...recorded]);
});

it.each([
  ['the only page', {}, false, null, null],
  ['the first of several', {}, true, null, 'b'],
  ['a later one', { after: 'x' }, true, 'a', 'b'],
  ['the last one', { after: 'x' }, false, 'a', null],
  ['one before another', { before: 'x' }, true, 'a', 'b'],
  ['the first one, reached from the next', { before: 'x' }, false, null, 'b'],
] as const)('%s leads to its neighbors', async (_, query, more, previous, next) => {
  hasMore = more;
  expect(await page({ mask: 'yes', ...query })).toMatchObject({ previous, next });
});
