import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ormOptions } from './database.module.js';

/** Maximum time in milliseconds within which a call must be answered while PostgreSQL does not answer. */
const BAR = 15_000;

const Deadlines = z.object({
  statement_timeout: z.number(),
  query_timeout: z.number(),
  connectionTimeoutMillis: z.number(),
});

describe('the time limits of the database', () => {
  const {
    statement_timeout: statement,
    query_timeout: query,
    connectionTimeoutMillis: connect,
  } = z.parse(Deadlines, ormOptions('postgres://localhost/site', []).driverOptions);

  it('end a call within fifteen seconds, even if it waits twice for a connection and for an answer', () => {
    expect(2 * (connect + query)).toBeLessThanOrEqual(BAR);
  });

  it('let PostgreSQL itself end a slow statement before the site stops waiting for it', () => {
    expect(statement).toBe(2_500);
    expect(query).toBeGreaterThan(statement);
  });
});
