import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

/**
 * Names questions by a keyed hash. A plain hash would not do: age, income and ZIP code are few enough to be tried out
 * by whoever holds a copy of the database.
 */
@Injectable()
export class CacheKeys {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Pick<Config, 'dataKey'>) {
    // A new number makes every saved answer unreachable: for a reply whose shape has changed.
    this.key = Buffer.from(hkdfSync('sha256', config.dataKey, '', 'cache keys 2', 32));
  }

  /** Equal questions have equal keys, in whatever order their fields stand. */
  keyFor(kind: string, question: unknown): string {
    return createHmac('sha256', this.key).update(`${kind} ${JSON.stringify(question, inOrder)}`).digest('base64url');
  }
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
