import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../config/config.js';

/** CSV lines, and how many there are. */
export interface CsvPage {
  rows: number;
  text: Buffer;
}

/** An SQL query with a question mark for each of the values, which are all of type text. */
interface Query {
  sql: string;
  values: readonly unknown[];
}

/**
 * Time limits in milliseconds: for the connection, and for the whole copy. PostgreSQL waits for a slow reader, so the
 * limit is the longest time that a download may take.
 */
const TIMEOUTS = { connect: 3_000, copy: 600_000 };
/** Size of a page in bytes. Only a single longer line makes a larger one. */
const PAGE = 64 * 1024;

/**
 * Lets PostgreSQL write the result of a query as CSV (COPY), several times faster than rows can be read and written
 * here. Each copy has its own connection, so that slow downloads do not take connections from the pool.
 */
@Injectable()
export class CsvCopy {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Yields the rows of a query as CSV lines without a header. The fields of the columns named in `quoted` are always in
   * quotation marks unless they are null. Rows are read only as fast as the consumer takes them.
   */
  async *read({ sql, values }: Query, quoted: readonly string[]): AsyncGenerator<CsvPage> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: TIMEOUTS.connect,
      statement_timeout: TIMEOUTS.copy,
    });
    // An error of the connection reaches the running statement. Without a listener, it would also end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      // COPY accepts no bound values. They are sent as settings of the connection, because the text of a statement may
      // appear in PostgreSQL's log, where nobody's name should be.
      for (const [index, value] of values.entries())
        await client.query('select set_config($1, $2, false)', [settingOf(index), value]);
      let index = 0;
      const query = sql.replaceAll('?', () => `current_setting('${settingOf(index++)}')`);
      yield* client.query(new Copy(`copy (${query}) to stdout (format csv, force_quote (${quoted.join(', ')}))`));
    } finally {
      await client.end();
    }
  }
}

const settingOf = (index: number): string => `export.value${index}`;

/** A COPY statement whose lines can be read as pages. */
class Copy extends Readable implements pg.Submittable {
  private page: Buffer = Buffer.allocUnsafe(PAGE);
  private size = 0;
  private rows = 0;
  private connection: pg.Connection | null = null;

  constructor(private readonly sql: string) {
    super({ objectMode: true, highWaterMark: 1 });
  }

  submit(connection: pg.Connection): void {
    this.connection = connection;
    connection.query(this.sql);
  }

  /**
   * PostgreSQL sends each line in a message of its own and ends it with a line feed, which CSV files precede with CR.
   * The line is copied, because `pg` soon writes other messages where it is.
   */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const length = chunk.length + 1;
    if (this.size + length > this.page.length) this.handOn(length);
    this.size += chunk.copy(this.page, this.size, 0, chunk.length - 1);
    this.size += this.page.write('\r\n', this.size);
    this.rows += 1;
  }

  /** Hands on the lines that have arrived, and makes room for at least `length` bytes. */
  private handOn(length = 0): void {
    const page: CsvPage = { rows: this.rows, text: this.page.subarray(0, this.size) };
    this.page = Buffer.allocUnsafe(Math.max(PAGE, length));
    [this.size, this.rows] = [0, 0];
    if (page.rows > 0 && !this.push(page)) this.connection?.stream.pause();
  }

  override _read(): void {
    this.connection?.stream.resume();
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {
    this.handOn();
  }
  handleReadyForQuery(): void {
    this.push(null);
  }
  handleError(error: Error): void {
    this.destroy(error);
  }
}
