import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../config/config.js';

/** Milliseconds. PostgreSQL waits for a slow reader for the `pause`. */
const TIMEOUTS = { connect: 3_000, statement: 60_000, pause: 600_000 };
const BATCH = 500;

/** A connection of its own, so that slow downloads take none from the pool. */
@Injectable()
export class RowCursor {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** As lists of columns, only as fast as the consumer takes them. */
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
