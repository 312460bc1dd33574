import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../config/config.js';

/**
 * Time limits in milliseconds: for the connection, for one statement, and for the pause between two statements.
 * PostgreSQL waits for a slow reader, so the pause is the longest time that a download may stand still.
 */
const TIMEOUTS = { connect: 3_000, statement: 60_000, pause: 600_000 };
const BATCH = 500;

/**
 * Reads the result of a query in batches, as it was at the beginning. Each reader has its own connection, so that slow
 * downloads do not take connections from the pool.
 */
@Injectable()
export class RowCursor {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Yields the rows of a query, which has a question mark for each value, as lists of columns. Rows are read only as
   * fast as the consumer takes them.
   */
  async *read<R extends unknown[]>(sql: string, values: readonly unknown[]): AsyncGenerator<R[]> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: TIMEOUTS.connect,
      statement_timeout: TIMEOUTS.statement,
      idle_in_transaction_session_timeout: TIMEOUTS.pause,
    });
    // An error of the connection reaches the running statement. Without a listener, it would also end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('begin read only');
      let index = 0;
      await client.query(`declare result no scroll cursor for ${sql.replaceAll('?', () => `$${++index}`)}`, [
        ...values,
      ]);
      for (;;) {
        const { rows } = await client.query<R>({ text: `fetch ${BATCH} from result`, rowMode: 'array' });
        if (rows.length === 0) return;
        yield rows;
      }
    } finally {
      await client.end();
    }
  }
}
