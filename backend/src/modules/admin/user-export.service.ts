import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ExportLink } from '#contract/api/managed-user.contract.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { UserDirectory, type UserFilter } from '../users/index.js';
import { ExportRecord, namesOfFilters } from './audit/export-record.js';
import { ExportLinks, type UserExport } from './exports/export-links.js';
import { filterOf, orderOf } from './list-query.js';

/** Staff ask for a link, which gives them the file as fast as the client receives it. */
@Injectable()
export class UserExportService {
  constructor(
    private readonly directory: UserDirectory,
    private readonly links: ExportLinks,
    private readonly record: ExportRecord,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  /** Makes a link that gives this staff member the file once, and records in the audit trail that it was made. */
  async linkTo(actor: AuthContext, content: Omit<UserExport, 'what'>): Promise<ExportLink> {
    const what = 'users';
    const link = this.links.create(actor.userId, { what, ...content });
    this.events.publish('admin.exportLinkMade', { actorId: actor.userId, what, filters: filtersOf(content) });
    await this.em.flush();
    return link;
  }

  /** Throws `users.exportLinkGone` if the link is somebody else's, has expired or was used before. */
  async start(actor: AuthContext, token: string): Promise<{ total: number; lines: AsyncGenerator<string> }> {
    const content = await this.links.take('users', actor.userId, token);
    if (!content) throw new AppError('users.exportLinkGone');
    const filter: UserFilter = content.ids ? { ids: content.ids } : filterOf(content.query);
    const { total } = await this.directory.count(filter, Number.MAX_SAFE_INTEGER - 1);
    const lines = await this.record.start(
      { actorId: actor.userId, what: 'users', filters: filtersOf(content) },
      this.directory.csvHeader,
      () => this.directory.csv(filter, orderOf(content.query)),
    );
    return { total, lines };
  }
}

/** Returns the names of the filters of an export for the audit trail. For selected accounts, it is the name `ids`. */
const filtersOf = ({ query, ids }: Omit<UserExport, 'what'>): string[] => (ids ? ['ids'] : namesOfFilters(query));
