import { expect, it } from '@jest/globals';
import type { User } from '../../users/index.js';
import { sessionReply } from './session-reply.js';

it.each([
  ['patient', false, false],
  ['operations', false, false],
  ['admin', true, false],
  ['superadmin', true, true],
] as const)('tells the browser of a %s which staff pages to offer', (role, is_admin, is_superadmin) => {
  const person = { id: 'p', email: 'p@example.test', name: 'P', firstName: 'P', onboarded: true };
  const reply = sessionReply(Object.assign({} as User, person, { role }), true);
  expect(reply.user).toMatchObject({ role, is_admin, is_superadmin, needs_second_factor: true });
  expect([reply.ok, reply.onboarded]).toEqual([true, true]);
});
