import { UnderscoreNamingStrategy } from '@mikro-orm/core';

const ENDINGS = { primary: 'pkey', foreign: 'fkey', unique: 'key', index: 'idx', sequence: 'seq', check: 'check' };

/**
 * Names constraints in the same way as PostgreSQL does by default, so that migrations written in SQL do not have to
 * name them.
 */
export class ConstraintNames extends UnderscoreNamingStrategy {
  override indexName(tableName: string, columns: string[], type: keyof typeof ENDINGS | 'default'): string {
    return [tableName, ...columns, type === 'default' ? 'default' : ENDINGS[type]].join('_');
  }
}
