import pg from 'pg';

const NO_ANSWER = 'Query read timeout';

/** `pg` about a silent database. MikroORM puts the SQL statement before the message. */
const SILENCE =
  /(^| - )(Query read timeout|timeout exceeded when trying to connect|Connection terminated.*|.+ not queryable)$/;

/** Pattern for SQL statements that begin a transaction or roll one back. */
const BEGINS_OR_UNDOES = /^(begin|start transaction|rollback$)/;
const NOTHING = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

/**
 * A database connection that is closed when a query gets no answer in time. `pg` itself would keep using the
 * connection, and later queries would wait behind the unanswered one. On a lost connection, statements that begin a
 * transaction or roll it back appear to succeed, and all other statements fail. PostgreSQL itself has already rolled
 * the transaction back. Kysely returns a connection to the pool only if the statement that begins or rolls back the
 * transaction succeeds. If that statement failed, each restart of the database would take connections out of the pool
 * forever.
 */
export class TimeLimitedClient extends pg.Client {
  override query = ((...args: unknown[]): unknown => {
    const result: unknown = Reflect.apply(pg.Client.prototype.query, this, args);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      if ((error as { message?: unknown }).message === NO_ANSWER) this.connection.stream.destroy();
      if (typeof args[0] === 'string' && BEGINS_OR_UNDOES.test(args[0]) && isDatabaseDown(error)) return NOTHING;
      throw error;
    });
  }) as pg.Client['query'];
}

/**
 * Returns whether an error means that PostgreSQL is restarting, unreachable, out of resources or not answering, or has
 * ended a transaction because of a deadlock. Such an error has the SQLSTATE 40P01 or one of class 08, 53 or 57, a
 * network error code, or a known message of `pg`. A protocol violation (08P01) does not count, because waiting does not
 * help.
 */
export function isDatabaseDown(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^(08(?!P01)|40P01|53|57)|^(ECONN|EPIPE|ETIMEDOUT)/.test(code)) return true;
  return typeof message === 'string' && SILENCE.test(message);
}
