import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ExportState } from '../../contract/account.contract.js';
import { TOKEN_LIFE } from '../../contract/limits.js';
import { Cipher } from '../../platform/crypto/cipher.js';
import { Publisher } from '../../platform/events/publisher.js';

/** Secrets and their traces are nobody's reading, not even the owner's. */
const LEFT_OUT = ['password_hash', 'token_hash', 'address_hash', 'hash', 'device_hash', 'fingerprint', 'body'];
/** Columns that lie encrypted and are given in plain. */
const ENCRYPTED = ['health_answers', 'contact_phone', 'content'];

interface Row { [column: string]: unknown }

/** All data about one person as one file. Which tables hold some is read from the database itself, so none is forgotten. */
@Injectable()
export class DataExport {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
    private readonly events: Publisher,
  ) {}

  async state(userId: string): Promise<ExportState> {
    const [row] = await this.em.execute<{ asked: string; ready: string | null }[]>(
      `select to_json(asked_at)#>>'{}' as asked, case when body is not null and ends_at > now() then to_json(ends_at)#>>'{}' end as ready from data_exports where user_id = ?`, [userId]);
    return { askedAt: row?.asked ?? null, readyUntil: row?.ready ?? null };
  }

  /** Asks the workers for a new file; the one before it goes. */
  async ask(userId: string): Promise<ExportState> {
    await this.em.transactional(async () => {
      await this.em.execute('insert into data_exports (user_id) values (?) on conflict (user_id) do update set asked_at = now(), body = null, ends_at = null', [userId]);
      this.events.publish('user.exportAsked', { userId });
    });
    return this.state(userId);
  }

  /** Puts the file together and keeps it for a day. For workers. */
  async build(userId: string): Promise<void> {
    const file = this.cipher.encrypt(JSON.stringify(await this.collect(userId), null, 2));
    await this.em.execute('update data_exports set body = ?, ends_at = now() + make_interval(secs => ?) where user_id = ?', [file, TOKEN_LIFE.export, userId]);
  }

  /** The finished file; null when there is none, or no longer. */
  async file(userId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ body: Buffer }[]>('select body from data_exports where user_id = ? and body is not null and ends_at > now()', [userId]);
    return row ? this.cipher.decrypt(row.body) : null;
  }

  private async collect(userId: string): Promise<Record<string, Row[]>> {
    const tables = await this.em.execute<{ name: string; key: string }[]>(
      `select table_name as name, column_name as key from information_schema.columns
       where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id')) order by table_name`);
    const found: Record<string, Row[]> = {};
    for (const { name, key } of tables) {
      // Names come from the database's own catalogue, never from a request.
      const rows = await this.em.execute<Row[]>(`select * from "${name}" where "${key}" = ?`, [userId]);
      found[name] = rows.map((row) => this.readable(row));
    }
    return found;
  }

  private readable(row: Row): Row {
    const entries = Object.entries(row).filter(([column]) => !LEFT_OUT.includes(column));
    return Object.fromEntries(entries.map(([column, value]) => [column, ENCRYPTED.includes(column) && Buffer.isBuffer(value) ? this.cipher.decrypt(value) : value]));
  }
}
