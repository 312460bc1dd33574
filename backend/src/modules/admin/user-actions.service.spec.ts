import { expect, it } from '@jest/globals';
import type { Role } from '#contract/access.js';
import type { Change } from './staff-change.js';
import { refuseForbiddenRole, UserActionsService } from './user-actions.service.js';

/** Returns a change that a superadmin makes to another person's account. Each test overrides the fields it needs. */
const aChange = (change: Partial<Change>): Change => ({
  user: { id: 'person', role: 'patient', closedAt: null } as Change['user'],
  actorId: 'actor',
  actorRole: 'superadmin',
  isOwn: false,
  isLastSuperadmin: false,
  changes: () => ({}),
  endSessions: async () => 0,
  endLinks: async () => undefined,
  ...change,
});
const published: string[] = [];
const service = new UserActionsService(
  { publish: (name: string) => void published.push(name) } as never,
  { addErasureRequest: async () => undefined } as never,
  {} as never,
);

it.each<[role: Role, change: Partial<Change>, code: string]>([
  ['superadmin', { actorRole: 'admin' }, 'users.aboveYou'],
  ['admin', { isLastSuperadmin: true }, 'users.lastSuperadmin'],
  ['admin', { isOwn: true }, 'users.ownRole'],
])('the role %s is refused for %j', (role, change, code) => {
  expect(() => refuseForbiddenRole(aChange(change), role)).toThrow(expect.objectContaining({ code }));
});

it('a superadmin may appoint another one', () => {
  expect(() => refuseForbiddenRole(aChange({}), 'superadmin')).not.toThrow();
});

it('the last superadmin can be neither closed nor marked for erasure', async () => {
  for (const act of [service.table.close, (change: Change) => service.noteErasure(change)])
    await expect(act(aChange({ isLastSuperadmin: true }))).rejects.toMatchObject({ code: 'users.lastSuperadmin' });
  expect(published).toEqual([]);
  await service.table.close(aChange({}));
  expect(published).toEqual(['admin.userClosed']);
});
