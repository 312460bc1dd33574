import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mayPass } from '#contract/access.js';
import { ADMIN_USERS } from '#contract/api/admin.contract.js';
import {
  accessTo,
  SENSITIVE_ACTIONS,
  type Bulk,
  type BulkReply,
  type StaffAction,
} from '#contract/api/managed-user.contract.js';
import { refuseOldSignIn, type AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { UserDirectory } from '../users/index.js';
import { StaffChange } from './staff-change.js';
import { UserActionsService, type UserAction } from './user-actions.service.js';
import { UserExportService } from './user-export.service.js';

type Row = BulkReply['rows'][number];
/** How an action is applied: only tried out, or to one account alone, so that a refusal fails the call. */
type How = { readonly isDryRun: boolean; readonly isOnly: boolean };

/** Each account is changed in its own transaction and has its own result. */
@Injectable()
export class BulkUsersService {
  constructor(
    private readonly change: StaffChange,
    private readonly actions: UserActionsService,
    private readonly directory: UserDirectory,
    private readonly exports: UserExportService,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  /**
   * Returns what the action would do. Every change is rolled back afterward, so a preview follows the same rules as the
   * real action. Throws `request.invalid` if the action needs another reason, and `auth.forbidden` if the staff member
   * may not do it.
   */
  async preview(actor: AuthContext, bulk: Bulk): Promise<BulkReply> {
    await this.refuseForbidden(actor, bulk.action);
    return this.apply(actor, bulk, true);
  }

  /**
   * Applies the action to each account. An export makes a link to a file with the accounts that exist. Throws what
   * `preview` throws, `auth.freshSignInNeeded` if the action needs a recent proof of identity, and the error of the
   * account if only one is named.
   */
  async run(actor: AuthContext, bulk: Bulk): Promise<BulkReply> {
    await this.refuseForbidden(actor, bulk.action);
    if (SENSITIVE_ACTIONS.includes(bulk.action)) refuseOldSignIn(actor);
    const done = await this.apply(actor, bulk, false);
    const ids = done.rows.filter(({ ok }) => ok).map(({ id }) => id);
    if (bulk.action !== 'export' || ids.length === 0) return done;
    return { ...done, download: await this.exports.linkTo(actor, { query: {}, ids }) };
  }

  /** Refuses an action that the role of the staff member does not allow. The audit trail names the action. */
  private async refuseForbidden({ userId, role }: AuthContext, action: StaffAction): Promise<void> {
    if (mayPass(accessTo(action), role)) return;
    const { method, path } = ADMIN_USERS.act;
    this.events.publish('access.refused', { actorId: userId, method, route: `${path} ${action}` });
    await this.em.flush();
    throw new AppError('auth.forbidden');
  }

  private async apply(actor: AuthContext, { action, ids, reason }: Bulk, isDryRun: boolean): Promise<BulkReply> {
    const work = action === 'export' ? null : this.actions.actionFor({ action, reason });
    const wanted = [...new Set(ids)];
    const names = await this.directory.namesOf(wanted);
    const how = { isDryRun, isOnly: !isDryRun && wanted.length === 1 };
    const rows: Row[] = [];
    for (const id of wanted) {
      const outcome = work ? await this.one(actor, work, id, how) : resultOf(!names.has(id) && notFound());
      rows.push({ id, name: names.get(id) ?? '', ...outcome });
    }
    return { rows, able: rows.filter(({ ok }) => ok).length, download: null };
  }

  private async one(actor: AuthContext, work: UserAction, id: string, how: How): Promise<Outcome> {
    try {
      await this.change.on(actor, id, work, how);
      return resultOf(false);
    } catch (error) {
      if (how.isOnly || !(error instanceof AppError) || error.status >= 500) throw error;
      return resultOf(error);
    }
  }
}

type Outcome = Pick<Row, 'ok' | 'code' | 'message'>;
const notFound = (): AppError => new AppError('users.notFound');
const resultOf = (error: AppError | false): Outcome =>
  error ? { ok: false, code: error.code, message: error.message } : { ok: true, code: null, message: null };
