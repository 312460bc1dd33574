import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { StopLink } from './stop-link.js';

const link = new StopLink({ dataKey: 'a'.repeat(43) });

it('a secret leads back to its person, in the form that the call accepts', () => {
  const stopId = randomUUID();
  expect(link.tokenOf(stopId)).toMatch(/^[\w-]{64}$/);
  expect(link.stopIdOf(link.tokenOf(stopId))).toBe(stopId);
});

it.each([
  ['another person', (token: string) => `B${token.slice(1)}`],
  ['another hash', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`],
  ['a part of it', (token: string) => token.slice(0, 40)],
  ['nothing', () => ''],
])('a secret with %s is not accepted', (_, forged) => {
  const token = link.tokenOf('00000000-0000-4000-8000-000000000001');
  expect(link.stopIdOf(forged(token))).toBeNull();
});

it('a secret of a site with another key is not accepted', () => {
  const other = new StopLink({ dataKey: 'b'.repeat(43) });
  expect(link.stopIdOf(other.tokenOf(randomUUID()))).toBeNull();
});
