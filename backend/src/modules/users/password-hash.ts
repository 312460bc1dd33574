import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { FIGURES } from '../../platform/metrics/figures.js';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** OWASP Password Storage cheat sheet: Argon2id with 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

async function tagFor(password: string, nonce: Buffer): Promise<Buffer> {
  const measured = FIGURES.hashing.startTimer();
  return derive('argon2id', { ...COST, message: Buffer.from(password, 'utf8'), nonce }).finally(() => void measured());
}

/** Hashes a password; all of it counts, byte by byte, without normalisation. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagFor(password, nonce);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`;
}

const NOBODY = { nonce: randomBytes(16), tag: randomBytes(32) };

/** Compares in constant time. Without a hash (unknown address, Google-only account) it works just as long and says no. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , , nonce, tag] = (stored ?? '').split('$');
  const known = stored !== null && nonce !== undefined && tag !== undefined;
  const actual = await tagFor(password, known ? Buffer.from(nonce, 'base64') : NOBODY.nonce);
  const expected = known ? Buffer.from(tag, 'base64') : NOBODY.tag;
  return actual.length === expected.length && timingSafeEqual(actual, expected) && known;
}
