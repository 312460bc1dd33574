import pg from 'pg';

/** Message of the error with which `pg` rejects a query whose answer did not come in time (`query_timeout`). */
const NO_ANSWER = 'Query read timeout';

/** Matches the errors of `pg` about a database that does not answer. MikroORM puts the statement before them. */
const SILENCE = /(^| - )(Query read timeout|timeout exceeded when trying to connect|Connection terminated.*)$/;

/**
 * A database connection that is closed as soon as a query gets no answer in time. `pg` itself would keep using the
 * connection, and each later query on it would wait behind the one that was given up.
 */
export class ImpatientClient extends pg.Client {
  // The type covers all signatures of `query`; only the one that returns a promise is changed.
  override query = ((...args: unknown[]): unknown => {
    const result: unknown = Reflect.apply(pg.Client.prototype.query, this, args);
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if ((error as { message?: unknown }).message === NO_ANSWER) this.connection.stream.destroy();
      });
    return result;
  }) as pg.Client['query'];
}

/**
 * Returns whether an error means that PostgreSQL is restarting, unreachable, out of resources or does not answer. Such
 * errors have an SQLSTATE of class 08, 53 or 57, an error code of the network, or one of the messages of `pg`, which
 * have no code. A violation of the protocol (08P01) is not among them: it is our own fault, and waiting does not help.
 */
export function isDatabaseDown(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^(08(?!P01)|53|57)|^(ECONN|EPIPE|ETIMEDOUT)/.test(code)) return true;
  return typeof message === 'string' && SILENCE.test(message);
}
