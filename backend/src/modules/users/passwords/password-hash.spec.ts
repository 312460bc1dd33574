import { argon2Sync } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { hashPassword, isPassword } from './password-hash.js';

it('matches only the right password, up to its last character', async () => {
  const long = 'é'.repeat(99) + 'a';
  const stored = await hashPassword(long);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(long, stored)).toBe(true);
  expect(await isPassword(`${long.slice(0, -1)}b`, stored)).toBe(false);
  expect(await isPassword(long.slice(0, -1), stored)).toBe(false);
});

it('is the hash that Argon2id computes with 19 MiB of memory and two passes', async () => {
  const [, , , , nonce = '', tag = ''] = (await hashPassword('quiet river stones')).split('$');
  const expected = argon2Sync('argon2id', {
    message: Buffer.from('quiet river stones'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  expect(tag).toBe(expected.toString('base64'));
});

it('differs each time for the same password', async () => {
  expect(await hashPassword('quiet river stones')).not.toBe(await hashPassword('quiet river stones'));
});

it('matches no password if there is no hash', async () => {
  expect(await isPassword('', null)).toBe(false);
  expect(await isPassword('anything', null)).toBe(false);
});

it('lets other work of the process pass while many passwords are hashed', async () => {
  let hashed = 0;
  const hashes = Array.from({ length: 20 }, async () => {
    await hashPassword('quiet river stones');
    hashed += 1;
  });
  await stat(import.meta.filename);
  const before = hashed;
  await Promise.all(hashes);
  // If hashing used all four threads of the process, 17 of the 20 passwords would be hashed before a thread became free
  // for other work.
  expect(before).toBeLessThan(10);
});
