import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

/** Derives a key of 32 bytes from a secret, so that one secret can serve several purposes with independent keys. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

const NONCE = 12;
const TAG = 16;

/** Unreadable in a stolen copy of the database: AES-256-GCM, with a key from DATA_KEY. */
@Injectable()
export class Cipher {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Pick<Config, 'dataKey'>) {
    this.key = derivedKey(config.dataKey, 'data at rest');
  }

  encrypt(text: string): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Decrypts data. Throws if the data was tampered with or was encrypted with another key. */
  decrypt(data: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.key, data.subarray(0, NONCE));
    decipher.setAuthTag(data.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(data.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  }
}

/** 32 random bytes as base64url, for a link or a cookie. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Computes the hash of a secret token. SHA-256 is sufficient because a token contains 256 random bits (ASVS 6.5.2). */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
