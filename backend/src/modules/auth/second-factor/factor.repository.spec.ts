import { expect, it } from '@jest/globals';
import { FactorRepository } from './factor.repository.js';
import type { SecondFactor } from './second-factor.entity.js';

const broken = async (): Promise<never> => Promise.reject(new Error('the database is away'));
const repository = new FactorRepository({ nativeUpdate: broken, nativeDelete: broken } as never, {} as never);
const factor = { id: 'factor' } as SecondFactor;

it.each([
  ['the use of a passkey', () => repository.usePasskey(factor, 2)],
  ['the use of a code of an app', () => repository.useStep(factor, 2)],
  ['a recovery code', () => repository.useRecoveryCode('person', 'abcd')],
  ['a new app', () => repository.addApp('person', 'My phone', 'secret', 2)],
  ['new recovery codes', () => repository.renewRecoveryCodes('person')],
])('nobody is told that %s is stored if the database does not answer', async (_, store) => {
  await expect(store()).rejects.toThrow('the database is away');
});
