import { Injectable } from '@nestjs/common';
import type { UserFilter as UserFilterQuery } from '#contract/api/managed-user.contract.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { UserDirectory } from '../users/index.js';
import { ExportRecord } from './audit/export-record.js';
import { filterOf, namesOfFilters, orderOf } from './list-query.js';

/**
 * Exports the accounts that match a filter as CSV. Rows are read from the database only as fast as the client receives
 * them.
 */
@Injectable()
export class UserExportService {
  constructor(
    private readonly directory: UserDirectory,
    private readonly record: ExportRecord,
  ) {}

  async start(
    actor: AuthContext,
    query: UserFilterQuery,
  ): Promise<{ total: number; lines: AsyncGenerator<string | Buffer> }> {
    const { total } = await this.directory.count(filterOf(query), Number.MAX_SAFE_INTEGER - 1);
    const lines = await this.record.start(
      { actorId: actor.userId, what: 'users', filters: namesOfFilters(query) },
      this.directory.csvHeader,
      () => this.directory.csv(filterOf(query), orderOf(query)),
    );
    return { total, lines };
  }
}
