import { expect, it } from '@jest/globals';
import { ensureSuperadmin } from './ensure-superadmin.js';

it('an error is thrown if the database does not answer when the first superadmin is created', async () => {
  const person = { email: 'first@example.test', password: 'seven calm green boats' };
  await expect(ensureSuperadmin('postgres://nobody@127.0.0.1:9/none', person)).rejects.toThrow('ECONNREFUSED');
});
