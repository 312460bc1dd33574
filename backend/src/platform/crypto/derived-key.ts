import { hkdfSync } from 'node:crypto';

/** Derives a key of 32 bytes from a secret, so that one secret can serve several purposes with independent keys. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
