import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { CachedQuery } from './cached-query.js';

/** Keyed hashes, because plain ones of ages, incomes and ZIP codes could be guessed. */
@Injectable()
export class CacheKeys {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Pick<Config, 'dataKey'>) {
    // Increase the number in the label "cache keys" when the shape of a cached reply changes. Cache entries with the
    // old shape are then no longer found.
    this.key = Buffer.from(hkdfSync('sha256', config.dataKey, '', 'cache keys 6', 32));
  }

  keyOf(query: Pick<CachedQuery, 'name' | 'keyed'>, question: unknown): string {
    return this.keyFor(query.name, query.keyed ? query.keyed(question) : question);
  }

  keyFor(query: string, question: unknown): string {
    return createHmac('sha256', this.key)
      .update(`${query} ${JSON.stringify(question, sortFields)}`)
      .digest('base64url');
  }
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
