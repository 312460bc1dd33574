import { UnderscoreNamingStrategy } from '@mikro-orm/core';

const ENDINGS = { primary: 'pkey', foreign: 'fkey', unique: 'key', index: 'idx', sequence: 'seq', check: 'check' };

/** Names constraints the way PostgreSQL itself does, so that SQL migrations need not name them. */
export class ConstraintNames extends UnderscoreNamingStrategy {
  override indexName(tableName: string, columns: string[], type: keyof typeof ENDINGS | 'default'): string {
    return [tableName, ...columns, type === 'default' ? 'default' : ENDINGS[type]].join('_');
  }
}
