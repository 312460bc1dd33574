import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '../crypto/cipher.js';

const MAGIC = Buffer.from('coverage backup 1\n');
const SALT = 16;
const NONCE = 12;
const TAG = 16;
/** Bytes: the length of a block, and whether it is the last one. */
const HEAD = 5;
const BLOCK = 262_144;

/** Thrown if a backup file cannot be read. The message is meant for the person who wants to restore the backup. */
export class SealedFileError extends Error {}

/**
 * Encrypts data with AES-256-GCM in blocks. The key is derived from the secret and from a random salt at the start of
 * the file. The number of each block serves as the block's nonce, and the header of each block is authenticated too.
 * Moved, removed or missing blocks are therefore detected.
 */
export async function* seal(data: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const key = keyFor(secret, salt);
  yield Buffer.concat([MAGIC, salt]);
  let number = 0;
  let waiting = Buffer.alloc(0);
  for await (const piece of data) {
    waiting = Buffer.concat([waiting, piece]);
    for (; waiting.length > BLOCK; waiting = waiting.subarray(BLOCK))
      yield block(key, number++, waiting.subarray(0, BLOCK), false);
  }
  yield block(key, number, waiting, true);
}

/** Decrypts what `seal` encrypted. Throws SealedFileError if the key is wrong or the file was changed or cut off. */
export async function* unseal(file: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let key: Buffer | null = null;
  let number = 0;
  let isComplete = false;
  for await (const piece of file) {
    waiting = Buffer.concat([waiting, piece]);
    if (!key) {
      if (waiting.length < MAGIC.length + SALT) continue;
      if (!waiting.subarray(0, MAGIC.length).equals(MAGIC)) throw new SealedFileError('The file is not a backup.');
      key = keyFor(secret, waiting.subarray(MAGIC.length, MAGIC.length + SALT));
      waiting = waiting.subarray(MAGIC.length + SALT);
    }
    for (let size = sizeOf(waiting); waiting.length >= size; size = sizeOf(waiting)) {
      if (isComplete) throw new SealedFileError('The file has something after its end.');
      yield opened(key, number++, waiting.subarray(0, size));
      isComplete = waiting.readUInt8(HEAD - 1) === 1;
      waiting = waiting.subarray(size);
    }
  }
  if (!isComplete || waiting.length > 0) throw new SealedFileError('The file is not complete: its end is missing.');
}

const keyFor = (secret: string, salt: Buffer): Buffer => derivedKey(secret, `backup ${salt.toString('hex')}`);

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(NONCE);
  nonce.writeBigUInt64BE(BigInt(number), NONCE - 8);
  return nonce;
}

/** Returns the size of the first block in bytes, or Infinity if the block's header has not arrived yet. */
const sizeOf = (waiting: Buffer): number => (waiting.length < HEAD ? Infinity : HEAD + TAG + waiting.readUInt32BE(0));

function block(key: Buffer, number: number, data: Buffer, isLast: boolean): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(data.length, 0);
  head.writeUInt8(isLast ? 1 : 0, HEAD - 1);
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(head);
  const body = Buffer.concat([cipher.update(data), cipher.final()]);
  return Buffer.concat([head, cipher.getAuthTag(), body]);
}

function opened(key: Buffer, number: number, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number))
    .setAAD(sealed.subarray(0, HEAD))
    .setAuthTag(sealed.subarray(HEAD, HEAD + TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEAD + TAG)), decipher.final()]);
  } catch {
    throw new SealedFileError('The file cannot be decrypted: BACKUP_KEY is another one, or the file was changed.');
  }
}
