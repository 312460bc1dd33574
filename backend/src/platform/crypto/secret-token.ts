import { createHash, randomBytes } from 'node:crypto';

/**
 * Creates a secret for a link or a cookie: 32 random bytes as base64url. The database stores only the hash of the
 * secret.
 */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Computes the hash of a secret token. SHA-256 is sufficient because a token contains 256 random bits (ASVS 6.5.2). */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
