import { Injectable } from '@nestjs/common';
import type { Bulk, BulkReply } from '#contract/api/managed-user.contract.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { UserDirectory } from '../users/index.js';
import { StaffChange } from './staff-change.js';
import { UserActionsService, type UserAction } from './user-actions.service.js';
import { UserExportService } from './user-export.service.js';

type Row = BulkReply['rows'][number];

/**
 * Applies one action of staff to many accounts. Each account is changed in its own transaction and has its own result.
 */
@Injectable()
export class BulkUsersService {
  constructor(
    private readonly change: StaffChange,
    private readonly actions: UserActionsService,
    private readonly directory: UserDirectory,
    private readonly exports: UserExportService,
  ) {}

  /**
   * Returns what the action would do. Every change is rolled back afterward, so a preview follows the same rules as the
   * real action. Throws `request.invalid` if the action needs another reason.
   */
  async preview(actor: AuthContext, bulk: Bulk): Promise<BulkReply> {
    return this.apply(actor, bulk, true);
  }

  /**
   * Applies the action to each account. An export makes a link to a file with the accounts that exist. Throws
   * `request.invalid` if the action needs another reason.
   */
  async run(actor: AuthContext, bulk: Bulk): Promise<BulkReply> {
    const done = await this.apply(actor, bulk, false);
    const ids = done.rows.filter(({ ok }) => ok).map(({ id }) => id);
    if (bulk.action !== 'export' || ids.length === 0) return done;
    return { ...done, download: await this.exports.linkTo(actor, { query: {}, ids }) };
  }

  private async apply(actor: AuthContext, { action, ids, reason }: Bulk, isDryRun: boolean): Promise<BulkReply> {
    const work = action === 'export' ? null : this.actions.bulkAction({ action, reason });
    const wanted = [...new Set(ids)];
    const names = await this.directory.namesOf(wanted);
    const rows: Row[] = [];
    for (const id of wanted) {
      const outcome = work ? await this.one(actor, work, id, isDryRun) : resultOf(!names.has(id) && notFound());
      rows.push({ id, name: names.get(id) ?? '', ...outcome });
    }
    return { rows, able: rows.filter(({ ok }) => ok).length, download: null };
  }

  private async one(actor: AuthContext, work: UserAction, id: string, isDryRun: boolean): Promise<Outcome> {
    try {
      await this.change.on(actor, id, work, { isDryRun });
      return resultOf(false);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return resultOf(error);
    }
  }
}

type Outcome = Pick<Row, 'ok' | 'code' | 'message'>;
const notFound = (): AppError => new AppError('users.notFound');
const resultOf = (error: AppError | false): Outcome =>
  error ? { ok: false, code: error.code, message: error.message } : { ok: true, code: null, message: null };
