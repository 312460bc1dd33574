import { beforeEach, expect, it } from '@jest/globals';
import type { Role } from '#contract/access.js';
import type { Change } from './staff-change.js';
import { refuseForbiddenRole, UserActionsService } from './user-actions.service.js';

/** Returns a change that a superadmin makes to another person's account. Each test overrides the fields it needs. */
const aChange = (change: Partial<Change>): Change => ({
  user: { id: 'person', role: 'patient', closedAt: null, lockedAt: null } as Change['user'],
  actorId: 'actor',
  actorRole: 'superadmin',
  isOwn: false,
  isLastSuperadmin: false,
  changes: () => ({}),
  endSessions: async () => 0,
  endLinks: async () => undefined,
  ...change,
});
let published: string[] = [];
beforeEach(() => {
  published = [];
});
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

it('a new role ends all sessions of the person', async () => {
  let ended = 0;
  await service.table.makeAdmin(aChange({ endSessions: async () => (ended += 1) }));
  expect(ended).toBe(1);
});

it('the last superadmin can be neither closed nor marked for erasure', async () => {
  for (const act of [service.table.close, service.table.requestErasure])
    await expect(act(aChange({ isLastSuperadmin: true }))).rejects.toMatchObject({ code: 'users.lastSuperadmin' });
  expect(published).toEqual([]);
  await service.table.close(aChange({}));
  expect(published).toEqual(['admin.userClosed']);
});

it('nobody locks their own account or the last superadmin, and a closed account is not locked', async () => {
  const closed = { id: 'person', closedAt: new Date(), lockedAt: null } as Change['user'];
  for (const [change, code] of [
    [{ isOwn: true }, 'users.ownLock'],
    [{ isLastSuperadmin: true }, 'users.lastSuperadmin'],
    [{ user: closed }, 'users.closed'],
  ] as const)
    await expect(service.lock(aChange(change), 'test')).rejects.toMatchObject({ code });
  expect(published).toEqual([]);
});

it('locking and unlocking are recorded once, however often they are asked for', async () => {
  const change = aChange({});
  for (const _ of [1, 2]) await service.lock(change, 'misuse');
  for (const _ of [1, 2]) await service.unlock(change, 'settled');
  expect(published).toEqual(['admin.userLocked', 'admin.userUnlocked']);
});

it.each([
  ['lock', 'settled'],
  ['lock', undefined],
  ['unlock', 'misuse'],
] as const)('to %s accounts for the reason %s is refused', (action, reason) => {
  expect(() => service.actionFor({ action, reason })).toThrow(expect.objectContaining({ code: 'request.invalid' }));
});
