import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserSort } from '../../contract/admin.contract.js';
import type { Role } from '../../contract/access.js';
import { USERS_PAGE } from '../../contract/limits.js';
import { USER_SORT_KEYS } from '../../platform/database/user-list.sql.js';
import { csvLine, csvLineSql } from '../../platform/csv/csv.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type UserFilter, type Where, whereOf } from './user-filter.js';

export interface UserOrder { by: UserSort; descending: boolean }
/** Where a page begins: after or before the row with this id; null at the start. */
export interface PageMark { id: string; side: 'after' | 'before' }

export interface UserRow {
  id: string; email: string; first_name: string; last_name: string; phone: string | null; role: Role; gender: string | null;
  confirmed: boolean; closed: boolean; consent: boolean; opened: string; seen: string | null; version: number;
}
interface Page<R> { rows: R[]; hasMore: boolean }
export type UserRows = Page<UserRow>;
interface CsvRow { id: string; line: string }

// No name here may be one of the table's: ORDER BY would take the text for the column, and no index.
const COLUMNS = `id, email, first_name, last_name, phone, role, gender, email_confirmed_at is not null as confirmed, closed_at is not null as closed,
  consent_to_contact as consent, to_json(created_at)#>>'{}' as opened, to_json(last_seen_at)#>>'{}' as seen, version`;

/** The columns of an export and what each holds, as text. */
const CSV_OWN = {
  id: 'id', role: 'role', confirmed: 'email_confirmed_at is not null', closed: 'closed_at is not null', consent_to_contact: 'consent_to_contact',
  created_at: "to_json(created_at)#>>'{}'", last_seen_at: "to_json(last_seen_at)#>>'{}'",
} as const;
const CSV_TYPED = ['email', 'first_name', 'last_name', 'phone', 'gender'] as const;
const CSV_LINE = csvLineSql({ own: Object.values(CSV_OWN), typed: CSV_TYPED });

/** Looking accounts up in numbers: by filter, in an order, page by page. Every question is answered from an index. */
@Injectable()
export class UserDirectory {
  constructor(private readonly em: EntityManager) {}

  /** Up to `limit` rows in the given order. Throws `users.pageGone` when the row that marks the page is there no more. */
  async page(filter: UserFilter, order: UserOrder, mark: PageMark | null, limit: number): Promise<UserRows> {
    return this.select<UserRow>(COLUMNS, filter, order, mark, limit);
  }

  private async select<R>(columns: string, filter: UserFilter, order: UserOrder, mark: PageMark | null, limit: number): Promise<Page<R>> {
    const { key } = USER_SORT_KEYS[order.by];
    const backwards = mark?.side === 'before';
    const descending = order.descending !== backwards;
    const where = whereOf(filter);
    const from = mark && (await this.beyond(order.by, mark.id, descending));
    const way = descending ? 'desc' : 'asc';
    const rows = await this.em.execute<R[]>(
      `select ${columns} from users where ${where.sql}${from ? ` and ${from.sql}` : ''} order by ${key} ${way}, id ${way} limit ?`,
      [...where.values, ...(from?.values ?? []), limit + 1],
    );
    const kept = rows.slice(0, limit);
    return { rows: backwards ? kept.reverse() : kept, hasMore: rows.length > limit };
  }

  /** How many match, counted up to a bound so that a long list costs no more than a short one. */
  async count(filter: UserFilter, bound: number = USERS_PAGE.counted): Promise<{ total: number; isExact: boolean }> {
    const where = whereOf(filter);
    const [row] = await this.em.execute<{ n: string }[]>(`select count(*) as n from (select 1 from users where ${where.sql} limit ?) found`, [...where.values, bound + 1]);
    const counted = Number(row?.n ?? 0);
    return { total: Math.min(counted, bound), isExact: counted <= bound };
  }

  /** The first line of an export. */
  readonly csvHeader = csvLine([...Object.keys(CSV_OWN), ...CSV_TYPED]);

  /** Every match as lines of CSV, in order, fetched a page at a time as the reader asks for more. */
  async *csv(filter: UserFilter, order: UserOrder, size = 1_000): AsyncGenerator<{ rows: number; text: string }> {
    let mark: PageMark | null = null;
    for (;;) {
      const { rows, hasMore }: Page<CsvRow> = await this.select<CsvRow>(`id, ${CSV_LINE} as line`, filter, order, mark, size);
      if (rows.length > 0) yield { rows: rows.length, text: rows.map(({ line }) => line).join('') };
      const last = rows.at(-1);
      if (!hasMore || !last) return;
      mark = { id: last.id, side: 'after' };
    }
  }

  /** Names by id, for screens that show who did what; people who are gone are missing. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<{ id: string; name: string }[]>(
      "select id, trim(first_name || ' ' || last_name) as name from users where id = any(?::uuid[])", [`{${ids.join(',')}}`]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** The key is read first and then compared as a value: PostgreSQL uses no index for a comparison with a subquery. */
  private async beyond(by: UserSort, id: string, descending: boolean): Promise<Where> {
    const { key, type } = USER_SORT_KEYS[by];
    const [row] = await this.em.execute<{ key: string }[]>(`select (${key})::text as key from users where id = ?`, [id]);
    if (!row) throw new AppError('users.pageGone');
    return { sql: `(${key}, id) ${descending ? '<' : '>'} (?::${type}, ?::uuid)`, values: [row.key, id] };
  }
}
