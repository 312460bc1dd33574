import { expect, it } from '@jest/globals';
import { mayPass, ROLES } from './access.js';

it.each([
  ['anyone', [null, 'patient', 'observer', 'operations', 'admin', 'superadmin']],
  ['signedIn', ['patient', 'observer', 'operations', 'admin', 'superadmin']],
  ['observers', ['observer', 'operations', 'admin', 'superadmin']],
  ['operators', ['operations', 'admin', 'superadmin']],
  ['admins', ['admin', 'superadmin']],
  ['superadmins', ['superadmin']],
] as const)('%s are %j', (access, roles) => {
  expect([null, ...ROLES].filter((role) => mayPass(access, role))).toEqual(roles);
});
