import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

/**
 * Computes cache keys. A cache key is a keyed hash of a request to the marketplace. A plain hash would not be safe:
 * there are so few ages, incomes and ZIP codes that anyone with a copy of the database could try them all.
 */
@Injectable()
export class CacheKeys {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Pick<Config, 'dataKey'>) {
    // The number in this label must be increased when the shape of a reply changes. Entries with the old shape are then
    // no longer found.
    this.key = Buffer.from(hkdfSync('sha256', config.dataKey, '', 'cache keys 4', 32));
  }

  /**
   * Returns the cache key for a query, given its name and its parameters. The order of the parameters does not matter.
   */
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
