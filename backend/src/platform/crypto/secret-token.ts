import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link or a cookie: 32 random bytes, base64url. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 is enough for a value of 256 random bits (ASVS 6.5.2). */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
