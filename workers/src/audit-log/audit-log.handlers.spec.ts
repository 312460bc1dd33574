import { expect, it } from '@jest/globals';
import { AuditLogHandlers } from './audit-log.handlers.js';

it('the details of an audit entry do not repeat its people, and the entry is saved after the commit', async () => {
  const [appended, saved]: [object[], unknown[]] = [[], []];
  const chain = { append: async (entry: object) => appended.push(entry) && { number: appended.length } };
  const trail = { saveAppended: async (entry: unknown) => void saved.push(entry) };
  const handlers = new AuditLogHandlers(chain as never, trail as never);
  await handlers.afterCommit();
  expect(saved).toEqual([]);
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
  expect(saved).toEqual([]);
  await handlers.afterCommit();
  await handlers.afterCommit();
  expect(saved).toEqual([{ number: 1 }]);
});
