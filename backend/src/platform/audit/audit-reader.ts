import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Injectable, Module } from '@nestjs/common';
import { startOf, type AuditFilter } from '#contract/api/audit.contract.js';
import { AuditChecks } from './audit-checks.js';

export interface AuditRow {
  seq: string;
  at: string;
  action: string;
  actor_id: string | null;
  target_id: string | null;
  request_id: string | null;
  origin: string | null;
  details: Record<string, unknown>;
}

// ORDER BY must name a column together with its table, as in `audit_entries.seq`. Otherwise, PostgreSQL sorts by the
// text columns that the query selects under the same names.
const COLUMNS = "seq::text as seq, to_json(at)#>>'{}' as at, action, actor_id, target_id, request_id, origin, details";
/** SQL condition for each filter of the list of audit entries. */
const CONDITIONS: Record<keyof AuditFilter, string> = {
  action: 'action = ?',
  actor: 'actor_id = ?',
  target: 'target_id = ?',
  person: '(actor_id = ? or target_id = ?)',
  request: 'request_id = ?',
  from: 'at >= ?',
  to: 'at < ?',
};

/** From the beginning of the first day to the end of the last, in UTC. */
const withTimes = ({ from, to, ...rest }: AuditFilter): AuditFilter => ({
  ...rest,
  ...(from !== undefined && { from: startOf(from, 0) }),
  ...(to !== undefined && { to: startOf(to, 1) }),
});

/** Reads the audit trail page by page. The class uses raw SQL, so that each query can use an index of the table. */
@Injectable()
export class AuditReader {
  constructor(private readonly em: EntityManager) {}

  async page(
    filter: AuditFilter,
    below: string | null,
    limit: number,
  ): Promise<{ rows: AuditRow[]; hasMore: boolean }> {
    const parts = ['true'];
    const values: unknown[] = [];
    const wanted = withTimes(filter);
    for (const [name, sql] of Object.entries(CONDITIONS) as [keyof AuditFilter, string][]) {
      const value = wanted[name];
      if (value === undefined) continue;
      parts.push(sql);
      values.push(...Array.from({ length: sql.split('?').length - 1 }, () => value));
    }
    if (below !== null) {
      parts.push('seq < ?');
      values.push(below);
    }
    const rows = await this.em.execute<AuditRow[]>(
      `select ${COLUMNS} from audit_entries where ${parts.join(' and ')} order by audit_entries.seq desc limit ?`,
      [...values, limit + 1],
    );
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  async *all(filter: AuditFilter, size = 1_000): AsyncGenerator<AuditRow[]> {
    let below: string | null = null;
    for (;;) {
      const { rows, hasMore }: { rows: AuditRow[]; hasMore: boolean } = await this.page(filter, below, size);
      if (rows.length > 0) yield rows;
      if (!hasMore) return;
      below = rows.at(-1)?.seq ?? null;
    }
  }
}

@Global()
@Module({ providers: [AuditChecks, AuditReader], exports: [AuditChecks, AuditReader] })
export class AuditModule {}
