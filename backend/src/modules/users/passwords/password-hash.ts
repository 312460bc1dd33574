import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { METRICS } from '#platform/metrics/metrics.js';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** Argon2id parameters from the OWASP Password Storage cheat sheet: 19 MiB of memory, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/**
 * Number of passwords that are hashed at the same time. Node hashes passwords in the same few threads (four by default)
 * in which it reads files and looks up host names, so at least half of these threads stay free. If there are several
 * processors, one processor stays free too, so that requests of other people do not have to wait until all waiting
 * passwords are hashed.
 */
const HASHED_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const hashing = new PQueue({ concurrency: HASHED_AT_ONCE });

const tagFor = (password: string, nonce: Buffer): Promise<Buffer> =>
  hashing.add(async () => {
    const measured = METRICS.hashing.startTimer();
    return derive('argon2id', { ...COST, message: Buffer.from(password, 'utf8'), nonce }).finally(
      () => void measured(),
    );
  });

/** Hashes a password. The password is not normalized, and all of its bytes affect the hash. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagFor(password, nonce);
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${nonce.toString('base64')}$${tag.toString('base64')}`;
}

const NOBODY = { nonce: randomBytes(16), tag: randomBytes(32) };

/** In constant time, also without a stored hash, as for an unknown address. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , , nonce, tag] = (stored ?? '').split('$');
  const known = stored !== null && nonce !== undefined && tag !== undefined;
  const actual = await tagFor(password, known ? Buffer.from(nonce, 'base64') : NOBODY.nonce);
  const expected = known ? Buffer.from(tag, 'base64') : NOBODY.tag;
  return actual.length === expected.length && timingSafeEqual(actual, expected) && known;
}
