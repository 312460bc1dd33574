import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openForImport } from '#sandbox/marketplace/import/database.js';

export class ImportFolder {
  readonly dir = mkdtempSync(join(tmpdir(), 'marketplace-'));
  private opened: DatabaseSync | undefined;

  get database(): DatabaseSync {
    return (this.opened ??= openForImport(this.dir));
  }

  file(name: string, bytes: string | Buffer): string {
    const path = join(this.dir, name);
    writeFileSync(path, bytes);
    return path;
  }

  /**
   * Returns a hash of all rows of all tables. A test compares two hashes to find out whether the database has changed.
   */
  storeHash(): string {
    const digest = createHash('sha256');
    const tables = this.database.prepare("select name from sqlite_master where type = 'table' order by name").all();
    for (const { name } of tables) {
      const rows = this.database.prepare(`select * from "${String(name)}"`).all();
      const lines = rows.map((row) => JSON.stringify(row)).toSorted();
      digest.update(`${String(name)}\n${lines.join('\n')}\n`);
    }
    return digest.digest('hex');
  }

  remove(): void {
    this.opened?.close();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

const RATE_COLUMNS =
  'BusinessYear,StateCode,IssuerId,RateEffectiveDate,RateExpirationDate,PlanId,RatingAreaId,Tobacco,Age,' +
  'IndividualRate,IndividualTobaccoRate';

/**
 * The cells of a Rate file's row that a test can change. By default, they describe a valid rate in Wyoming for 2027.
 */
export interface RateRow {
  year?: string;
  state?: string;
  issuer?: string;
  from?: string;
  to?: string;
  plan?: string;
  area?: string;
  tobacco?: string;
  age?: string;
  rate?: string;
  tobaccoRate?: string;
}

export function rateLine(row: RateRow = {}): string {
  const state = row.state ?? 'WY';
  return [
    row.year ?? '2027',
    state,
    row.issuer ?? '11111',
    row.from ?? '2027-01-01',
    row.to ?? '2027-12-31',
    row.plan ?? `11111${state}0010001`,
    row.area ?? 'Rating Area 2',
    row.tobacco ?? 'Tobacco User/Non-Tobacco User',
    row.age ?? '40',
    row.rate ?? '"$1,234.50"',
    row.tobaccoRate ?? '',
  ].join(',');
}

export function rateFile(...rows: readonly RateRow[]): string {
  return [RATE_COLUMNS, ...rows.map(rateLine), ''].join('\n');
}
