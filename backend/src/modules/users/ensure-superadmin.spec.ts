import { expect, it } from '@jest/globals';
import { ensureSuperadmin } from './ensure-superadmin.js';

it('the first superadmin is not created without a word if the database does not answer', async () => {
  const person = { email: 'first@example.test', password: 'seven calm green boats' };
  await expect(ensureSuperadmin('postgres://nobody@127.0.0.1:9/none', person)).rejects.toThrow('ECONNREFUSED');
});
