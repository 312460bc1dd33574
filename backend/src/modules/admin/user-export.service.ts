import { Injectable } from '@nestjs/common';
import type { UserFilter as Asked } from '../../contract/admin.contract.js';
import type { AuthContext } from '../../platform/http/auth-context.js';
import { UserDirectory } from '../users/index.js';
import { ExportRecord } from './export-record.js';
import { filterOf, namesOfFilters, orderOf } from './list-question.js';

/** The accounts that match as CSV, made as fast as the reader takes it and no faster. */
@Injectable()
export class UserExport {
  constructor(
    private readonly directory: UserDirectory,
    private readonly record: ExportRecord,
  ) {}

  async start(actor: AuthContext, asked: Asked): Promise<{ total: number; lines: AsyncGenerator<string> }> {
    const { total } = await this.directory.count(filterOf(asked), Number.MAX_SAFE_INTEGER - 1);
    const lines = await this.record.start({ actorId: actor.userId, what: 'users', filters: namesOfFilters(asked) }, this.directory.csvHeader, () => this.directory.csv(filterOf(asked), orderOf(asked)));
    return { total, lines };
  }
}
