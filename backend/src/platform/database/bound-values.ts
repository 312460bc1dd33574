import type { AnyEntity, Configuration, EntityData, LoggingOptions, QueryResult, Transaction } from '@mikro-orm/core';
import {
  PostgreSqlConnection,
  PostgreSqlDriver,
  raw,
  type NativeQueryBuilder,
  type RawQueryFragment,
} from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

type Statement = string | NativeQueryBuilder | RawQueryFragment;
interface Formatter {
  formatQuery(sql: string, values: readonly unknown[]): string;
  escape(value: unknown): unknown;
}

interface BoundStatement {
  sql: string;
  values: unknown[];
}

/**
 * Replaces the question marks in an SQL statement. Strings, times and binary data become numbered placeholders.
 * Numbers, booleans and null are written into the text, because PostgreSQL derives types from them.
 */
function bindValues(formatter: Formatter, sql: string, params: readonly unknown[]): BoundStatement {
  const values: unknown[] = [];
  const escape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(escape).join(', ');
    const isText = typeof value === 'string' || typeof value === 'bigint';
    if (!isText && !(value instanceof Date) && !ArrayBuffer.isView(value)) return formatter.escape(value);
    return `$${values.push(value instanceof Date ? value.toISOString() : value)}`;
  };
  const binding: Formatter = Object.create(formatter, { escape: { value: escape } });
  return { sql: binding.formatQuery(sql, params), values };
}

/**
 * Sends an SQL statement's values separately from its text. MikroORM 7 would write them into the text, which PostgreSQL
 * logs if the statement fails: the log would contain names, addresses and password hashes.
 */
class BoundConnection extends PostgreSqlConnection {
  override async execute<T extends QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[]>(
    statement: Statement,
    params: readonly unknown[] | Record<string, unknown> = [],
    method: 'all' | 'get' | 'run' = 'all',
    transaction?: Transaction,
    loggerContext?: LoggingOptions,
  ): Promise<T> {
    await this.ensureConnection();
    const query = fragmentOf(statement, params);
    const { sql, values } = bindValues(this.getPlatform() as unknown as Formatter, query.sql, query.params);
    const client = (transaction ?? this.getClient()) as ReturnType<typeof this.getClient>;
    const run = async (): Promise<T> =>
      this.transformRawResult<T>(await client.executeQuery(CompiledQuery.raw(sql, values)), method);
    return this.executeQuery(query.sql, run, loggerContext);
  }
}

function fragmentOf(
  statement: Statement,
  params: readonly unknown[] | Record<string, unknown>,
): { sql: string; params: readonly unknown[] } {
  if (typeof statement !== 'string') return 'toRaw' in statement ? statement.toRaw() : statement;
  return Array.isArray(params) ? { sql: statement, params } : raw(statement, params as Record<string, unknown>);
}

/** MikroORM's driver for PostgreSQL, with connections that send values separately from the text of an SQL statement. */
export class BoundPostgreSqlDriver extends PostgreSqlDriver {
  protected override readonly connection: BoundConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new BoundConnection(config);
  }
}
