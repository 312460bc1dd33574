import { Injectable } from '@nestjs/common';
import type { BulkAction, BulkReply } from '../../contract/admin.contract.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { AuthContext } from '../../platform/http/auth-context.js';
import { UserDirectory } from '../users/index.js';
import { StaffChange } from './staff-change.js';
import { UserActions } from './user-actions.js';

type Row = BulkReply['rows'][number];

/** The same action on many accounts: each in a transaction of its own, with its own result. */
@Injectable()
export class BulkUsers {
  constructor(
    private readonly change: StaffChange,
    private readonly actions: UserActions,
    private readonly directory: UserDirectory,
  ) {}

  /** `isTrial`: goes the same way and takes everything back, so the preview knows every rule the action knows. */
  async run(actor: AuthContext, action: BulkAction, ids: readonly string[], isTrial: boolean): Promise<BulkReply> {
    const wanted = [...new Set(ids)];
    const names = await this.directory.namesOf(wanted);
    const rows: Row[] = [];
    for (const id of wanted) rows.push({ id, name: names.get(id) ?? '', ...(await this.one(actor, action, id, isTrial)) });
    return { rows, able: rows.filter(({ ok }) => ok).length };
  }

  private async one(actor: AuthContext, action: BulkAction, id: string, isTrial: boolean): Promise<Pick<Row, 'ok' | 'code' | 'message'>> {
    try {
      await this.change.on(actor, id, this.actions.table[action], { isTrial });
      return { ok: true, code: null, message: null };
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return { ok: false, code: error.code, message: error.message };
    }
  }
}
