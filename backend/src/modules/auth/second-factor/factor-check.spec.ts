import { expect, it } from '@jest/globals';
import { FactorCheck } from './factor-check.js';

const passkey = { challenge: 'challenge' };
interface Found {
  kinds?: string[];
  codes?: number;
  areAvailable?: boolean;
}
const aCheck = ({ kinds = [], codes = 0, areAvailable = true }: Found, begin = async () => undefined) =>
  new FactorCheck(
    {} as never,
    { listOf: async () => kinds.map((kind) => ({ kind })), countRecoveryCodes: async () => codes } as never,
    { areAvailable, authenticationOptions: async () => passkey } as never,
    { begin } as never,
    {} as never,
    {} as never,
  );

it.each<[Found, object]>([
  [{}, { hasApp: false, hasCodes: false, passkey: null }],
  [{ kinds: ['app'] }, { hasApp: true, hasCodes: false, passkey: null }],
  [
    { kinds: ['passkey'], codes: 1 },
    { hasApp: false, hasCodes: true, passkey },
  ],
  [
    { kinds: ['app', 'passkey'], codes: 8, areAvailable: false },
    { hasApp: true, hasCodes: true, passkey: null },
  ],
])('with %j the ways to prove one’s identity are %j', async (found, ways) => {
  expect(await aCheck(found).ways('person', 'browser')).toEqual(ways);
});

it('a passkey is not asked to sign a challenge that could not be stored', async () => {
  const broken = async () => Promise.reject(new Error('the database is away'));
  await expect(aCheck({ kinds: ['passkey'] }, broken).ways('person', 'browser')).rejects.toThrow('is away');
});
