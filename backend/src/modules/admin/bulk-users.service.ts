import { Injectable } from '@nestjs/common';
import type { BulkAction, BulkReply } from '#contract/api/managed-user.contract.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { UserDirectory } from '../users/index.js';
import { StaffChange } from './staff-change.js';
import { UserActionsService } from './user-actions.service.js';

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
  ) {}

  /**
   * Applies the action to each account. If `isDryRun` is true, every change is rolled back afterward. A preview
   * therefore follows the same rules as the real action.
   */
  async run(actor: AuthContext, action: BulkAction, ids: readonly string[], isDryRun: boolean): Promise<BulkReply> {
    const wanted = [...new Set(ids)];
    const names = await this.directory.namesOf(wanted);
    const rows: Row[] = [];
    for (const id of wanted)
      rows.push({ id, name: names.get(id) ?? '', ...(await this.one(actor, action, id, isDryRun)) });
    return { rows, able: rows.filter(({ ok }) => ok).length };
  }

  private async one(
    actor: AuthContext,
    action: BulkAction,
    id: string,
    isDryRun: boolean,
  ): Promise<Pick<Row, 'ok' | 'code' | 'message'>> {
    try {
      await this.change.on(actor, id, this.actions.table[action], { isDryRun });
      return { ok: true, code: null, message: null };
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return { ok: false, code: error.code, message: error.message };
    }
  }
}
