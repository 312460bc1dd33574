import { Injectable } from '@nestjs/common';
import type { UserFilter as Asked } from '../../contract/admin.contract.js';
import type { AuthContext } from '../../platform/http/auth-context.js';
import { UserDirectory, type UserRow } from '../users/index.js';
import { csvLine } from './csv.js';
import { ExportRecord } from './export-record.js';
import { filterOf, namesOfFilters, orderOf } from './list-question.js';

const HEADER = ['id', 'email', 'first_name', 'last_name', 'phone', 'role', 'gender', 'confirmed', 'closed', 'consent_to_contact', 'created_at', 'last_seen_at'];

/** The accounts that match as CSV, made as fast as the reader takes it and no faster. */
@Injectable()
export class UserExport {
  constructor(
    private readonly directory: UserDirectory,
    private readonly record: ExportRecord,
  ) {}

  async start(actor: AuthContext, asked: Asked): Promise<{ total: number; lines: AsyncGenerator<string> }> {
    const { total } = await this.directory.count(filterOf(asked), Number.MAX_SAFE_INTEGER - 1);
    const lines = await this.record.start({ actorId: actor.userId, what: 'users', filters: namesOfFilters(asked) }, csvLine(HEADER), () => this.pages(asked));
    return { total, lines };
  }

  private async *pages(asked: Asked): AsyncGenerator<{ rows: number; text: string }> {
    for await (const rows of this.directory.all(filterOf(asked), orderOf(asked))) yield { rows: rows.length, text: rows.map(lineOf).join('') };
  }
}

const lineOf = (row: UserRow): string => csvLine([
  row.id, row.email, row.first_name, row.last_name, row.phone, row.role, row.gender, row.confirmed, row.closed, row.consent, row.opened, row.seen,
]);
