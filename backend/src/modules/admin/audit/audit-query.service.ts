import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AUDIT, type AuditCheck, type AuditEntryView, type AuditFilter } from '#contract/api/audit.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { EVENTS } from '#contract/events.js';
import { AUDIT_PAGE } from '#contract/limits/staff.js';
import { ROUTES } from '#contract/queues.js';
import { AuditChecks, type AuditCheckRow } from '#platform/audit/audit-checks.js';
import { AuditReader, type AuditRow } from '#platform/audit/audit-reader.js';
import { TRAIL_ACCEPTED } from '#platform/audit/audit-trail.js';
import { csvLine } from '#platform/csv/csv.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { Publisher } from '#platform/events/publisher.js';
import { UserDirectory } from '../../users/index.js';
import { ExportRecord, namesOfFilters } from './export-record.js';

const HEADER = ['number', 'at', 'action', 'actor_id', 'target_id', 'request_id', 'origin', 'details'];
const ACTIONS = [...Object.keys(EVENTS), TRAIL_ACCEPTED]
  .filter(
    (name) =>
      name === TRAIL_ACCEPTED ||
      Object.entries(ROUTES).some(
        ([event, queues]) => event === name && [...queues].some((queue) => queue === 'audit-log'),
      ),
  )
  .sort();

/** The trail identifies people only by their ids. Their names are looked up when entries are shown. */
@Injectable()
export class AuditQueryService {
  constructor(
    private readonly reader: AuditReader,
    private readonly checkRecords: AuditChecks,
    private readonly directory: UserDirectory,
    private readonly record: ExportRecord,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  async page({ before, limit, ...filter }: InputOf<typeof AUDIT.list>['query']): Promise<ReplyOf<typeof AUDIT.list>> {
    const { rows, hasMore } = await this.reader.page(filter, before ?? null, limit);
    const names = await this.directory.namesOf([
      ...new Set(rows.flatMap(({ actor_id, target_id }) => [actor_id, target_id]).filter((one) => one !== null)),
    ]);
    return {
      entries: rows.map((row) => view(row, names)),
      next: hasMore ? (rows.at(-1)?.seq ?? null) : null,
      actions: ACTIONS,
    };
  }

  startExport(actor: AuthContext, filter: AuditFilter): Promise<AsyncGenerator<string>> {
    const made = { actorId: actor.userId, what: 'audit', filters: namesOfFilters(filter) } as const;
    return this.record.start(made, csvLine(HEADER), () => this.lines(filter));
  }

  /** Asks a worker to verify the trail. Once the check has finished, `checks` returns its result. */
  async requestCheck(actor: AuthContext): Promise<string> {
    return this.em.transactional(async () => {
      const checkId = await this.checkRecords.start(actor.userId);
      this.events.publish('audit.checkAsked', { actorId: actor.userId, checkId });
      return checkId;
    });
  }

  async checks(): Promise<AuditCheck[]> {
    const rows = await this.checkRecords.latest(AUDIT_PAGE.checks);
    const names = await this.directory.namesOf(rows.flatMap(({ askedBy }) => askedBy ?? []));
    return rows.map((row) => checkView(row, names));
  }

  private async *lines(filter: AuditFilter): AsyncGenerator<{ rows: number; text: string }> {
    for await (const rows of this.reader.all(filter)) yield { rows: rows.length, text: rows.map(lineOf).join('') };
  }
}

const lineOf = (row: AuditRow): string =>
  csvLine([
    row.seq,
    row.at,
    row.action,
    row.actor_id,
    row.target_id,
    row.request_id,
    row.origin,
    JSON.stringify(row.details),
  ]);

const person = (id: string | null, names: Map<string, string>): { id: string; name: string | null } | null =>
  id === null ? null : { id, name: names.get(id) ?? null };

const view = (row: AuditRow, names: Map<string, string>): AuditEntryView => ({
  seq: row.seq,
  at: row.at,
  action: row.action,
  actor: person(row.actor_id, names),
  target: person(row.target_id, names),
  request_id: row.request_id,
  origin: row.origin,
  details: row.details,
});

const checkView = (row: AuditCheckRow, names: Map<string, string>): AuditCheck => ({
  id: row.id,
  asked_by: person(row.askedBy, names),
  asked_at: row.askedAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
  entries: row.entries,
  first_bad: row.firstBadSeq === null ? null : { seq: row.firstBadSeq, reason: row.reason ?? '' },
  unrecorded: row.unrecorded,
});
