import { expect, it } from '@jest/globals';
import { AuditLogHandlers } from './audit-log.handlers.js';

it('an entry does not repeat its people, and the newest one is saved after the commit', async () => {
  const appended: object[] = [];
  let saved = 0;
  const chain = { append: async (entry: object) => appended.push(entry) && { number: appended.length } };
  const trail = { saveHead: async () => void (saved += 1) };
  const handlers = new AuditLogHandlers(chain as never, trail as never);
  const event = {
    id: 'event',
    name: 'admin.userErased',
    at: '2026-11-02T12:00:00.000Z',
    requestId: 'request',
    origin: null,
    payload: { actorId: 'staff', userId: 'person', reason: 'asked', hadConsent: true },
  };
  await handlers.table['admin.userErased'](event as never);
  expect(appended).toEqual([
    {
      eventId: 'event',
      at: new Date('2026-11-02T12:00:00Z'),
      action: 'admin.userErased',
      actorId: 'staff',
      targetId: 'person',
      requestId: 'request',
      origin: null,
      details: { reason: 'asked', hadConsent: true },
    },
  ]);
  expect(saved).toBe(0);
  await handlers.afterCommit();
  expect(saved).toBe(1);
});
