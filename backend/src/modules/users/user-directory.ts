import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserSort } from '#contract/api/managed-user.contract.js';
import { USERS_PAGE } from '#contract/limits/staff.js';
import { csvLine } from '#platform/csv/csv.js';
import { RowCursor } from '#platform/database/row-cursor.js';
import { AppError } from '#platform/errors/app-error.js';
import { whereOf, type UserFilter, type Where } from './user-filter.js';
import { USER_SORT_KEYS } from './user-list.sql.js';
import { User } from './user.entity.js';

export interface UserOrder {
  by: UserSort;
  descending: boolean;
}
/** The page begins directly after this account or ends directly before it. */
export interface PageCursor {
  id: string;
  side: 'after' | 'before';
}

const LISTED = [
  'id',
  'email',
  'firstName',
  'lastName',
  'phone',
  'role',
  'gender',
  'emailConfirmedAt',
  'closedAt',
  'lockedAt',
  'consentToContact',
  'createdAt',
  'lastSeenAt',
  'version',
] as const;
export type ListedUser = Pick<User, (typeof LISTED)[number] | 'name'>;

interface Page<R> {
  rows: R[];
  hasMore: boolean;
}
/** The account that a page begins after or ends before. */
interface Position {
  key: string;
  id: string;
}

/** Columns of the CSV export, each with the SQL expression for its content. */
const CSV_COLUMNS = {
  id: 'id',
  role: 'role',
  confirmed: 'email_confirmed_at is not null',
  closed: 'closed_at is not null',
  locked: 'locked_at is not null',
  consent_to_contact: 'consent_to_contact',
  created_at: "to_json(created_at)#>>'{}'",
  last_seen_at: "to_json(last_seen_at)#>>'{}'",
  email: 'email',
  first_name: 'first_name',
  last_name: 'last_name',
  phone: 'phone',
  gender: 'gender',
} as const;

/**
 * Lists the accounts that match a filter, in a given order, page by page. The class uses raw SQL for two reasons: each
 * query must use exactly the expression of a database index, and each query must compare sort keys to continue where
 * the previous page ended.
 */
@Injectable()
export class UserDirectory {
  constructor(
    private readonly em: EntityManager,
    private readonly cursor: RowCursor,
  ) {}

  /** Throws `users.pageGone` if the account of the cursor no longer exists. */
  async page(
    filter: UserFilter,
    order: UserOrder,
    cursor: PageCursor | null,
    limit: number,
  ): Promise<Page<ListedUser>> {
    const columns = LISTED.flatMap((property) => this.em.getMetadata(User).properties[property].fieldNames);
    const { rows, hasMore } = await this.select<Record<string, unknown>>(
      columns.join(', '),
      filter,
      order,
      cursor,
      limit,
    );
    // The listed accounts do not belong to the unit of work of the request, because only some of their columns are
    // loaded.
    const reader = this.em.fork();
    return { rows: rows.map((row) => reader.map(User, row)), hasMore };
  }

  private async select<R>(
    columns: string,
    filter: UserFilter,
    order: UserOrder,
    cursor: PageCursor | null,
    limit: number,
  ): Promise<Page<R>> {
    const backwards = cursor?.side === 'before';
    const descending = order.descending !== backwards;
    const position = cursor && (await this.positionOf(order.by, cursor.id));
    const { sql, values } = listQuery(columns, filter, { by: order.by, descending }, position);
    const rows = await this.em.execute<R[]>(`${sql} limit ?`, [...values, limit + 1]);
    const page = rows.slice(0, limit);
    return { rows: backwards ? page.reverse() : page, hasMore: rows.length > limit };
  }

  /** Stops at `bound`, because counting very many takes long; `isExact` is false then. */
  async count(filter: UserFilter, bound: number = USERS_PAGE.counted): Promise<{ total: number; isExact: boolean }> {
    const where = whereOf(filter);
    const [row] = await this.em.execute<{ n: string }[]>(
      `select count(*) as n from (select 1 from users where ${where.sql} limit ?) found`,
      [...where.values, bound + 1],
    );
    const counted = Number(row?.n ?? 0);
    return { total: Math.min(counted, bound), isExact: counted <= bound };
  }

  readonly csvHeader = csvLine(Object.keys(CSV_COLUMNS));

  /** All are as they were at the beginning. */
  async *csv(filter: UserFilter, order: UserOrder): AsyncGenerator<{ rows: number; text: string }> {
    const { sql, values } = listQuery(Object.values(CSV_COLUMNS).join(', '), filter, order, null);
    for await (const rows of this.cursor.read<(string | boolean | null)[]>(sql, values))
      yield { rows: rows.length, text: rows.map(csvLine).join('') };
  }

  /** By id, for screens that show who did what. Deleted accounts are left out. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<{ id: string; name: string }[]>(
      "select id, trim(first_name || ' ' || last_name) as name from users where id = any(?::uuid[])",
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** A query of its own, because as a subquery it would keep PostgreSQL from using an index. */
  private async positionOf(by: UserSort, id: string): Promise<Position> {
    const { key } = USER_SORT_KEYS[by];
    const [row] = await this.em.execute<{ key: string }[]>(`select (${key})::text as key from users where id = ?`, [
      id,
    ]);
    if (!row) throw new AppError('users.pageGone');
    return { key: row.key, id };
  }
}

/** Builds the SQL query of the list of accounts, or of its part from a position on. */
function listQuery(columns: string, filter: UserFilter, order: UserOrder, position: Position | null): Where {
  const { key, type } = USER_SORT_KEYS[order.by];
  const [way, beyond] = order.descending ? ['desc', '<'] : ['asc', '>'];
  const where = whereOf(filter);
  const from = position ? ` and (${key}, id) ${beyond} (?::${type}, ?::uuid)` : '';
  return {
    sql: `select ${columns} from users where ${where.sql}${from} order by ${key} ${way}, id ${way}`,
    values: [...where.values, ...(position ? [position.key, position.id] : [])],
  };
}
