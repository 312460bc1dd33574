import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#platform/config/config.js';
import { derivedKey } from '#platform/crypto/cipher.js';

const ID = 16;
const MAC = 32;

/**
 * Makes and reads the secret in the link that stops the mails about changes: a number that stands for the person, and a
 * keyed hash of it. It works in every mail ever sent, is stored nowhere, and cannot be made from a copy of the
 * database.
 */
@Injectable()
export class StopLink {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Pick<Config, 'dataKey'>) {
    this.key = derivedKey(config.dataKey, 'links that stop mails');
  }

  /** Returns the secret for a stop id, which is a UUID. */
  tokenOf(stopId: string): string {
    const id = Buffer.from(stopId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, this.macOf(id)]).toString('base64url');
  }

  /** Returns the stop id in a secret, or null if this site did not make the secret. */
  stopIdOf(token: string): string | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID + MAC) return null;
    const id = bytes.subarray(0, ID);
    if (!timingSafeEqual(bytes.subarray(ID), this.macOf(id))) return null;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private macOf(id: Buffer): Buffer {
    return createHmac('sha256', this.key).update(id).digest();
  }
}
