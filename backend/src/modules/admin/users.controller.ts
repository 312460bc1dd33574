import { Controller } from '@nestjs/common';
import { ADMIN_USERS as CALLS } from '#contract/api/admin.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import type { BulkAction, BulkReply, ManagedUser, UserPage } from '#contract/api/managed-user.contract.js';
import { CurrentUser, refuseOldSignIn, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { BulkUsersService } from './bulk-users.service.js';
import { ManagedUsersService } from './managed-users.service.js';
import { UserActionsService } from './user-actions.service.js';
import { UsersListService } from './users-list.service.js';

/** Bulk actions that need a recent proof of identity. */
const SENSITIVE: readonly BulkAction[] = ['close', 'makeAdmin', 'makeUser', 'export'];

type Done = { ok: true };
const DONE: Done = { ok: true };

@Controller()
export class AdminUsersController {
  constructor(
    private readonly table: UsersListService,
    private readonly users: ManagedUsersService,
    private readonly actions: UserActionsService,
    private readonly many: BulkUsersService,
  ) {}

  @Serve(CALLS.list)
  async list(@CurrentUser() actor: AuthContext, @Input() { query }: InputOf<typeof CALLS.list>): Promise<UserPage> {
    return this.table.page(actor, query);
  }

  @Serve(CALLS.listBasic)
  async older(
    @CurrentUser() actor: AuthContext,
    @Input() { query }: InputOf<typeof CALLS.listBasic>,
  ): Promise<ReplyOf<typeof CALLS.listBasic>> {
    return this.table.older(actor, query.after);
  }

  @Serve(CALLS.listIds)
  async ids(@Input() { query }: InputOf<typeof CALLS.listIds>): Promise<ReplyOf<typeof CALLS.listIds>> {
    return this.table.ids(query);
  }

  @Serve(CALLS.show)
  async show(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.show>): Promise<ManagedUser> {
    return this.users.show(actor, params.id);
  }

  @Serve(CALLS.create)
  async create(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.create>,
  ): Promise<ManagedUser> {
    return this.users.create(actor, body);
  }

  @Serve(CALLS.change)
  async change(
    @CurrentUser() actor: AuthContext,
    @Input() { params, body }: InputOf<typeof CALLS.change>,
  ): Promise<ManagedUser> {
    return this.users.update(actor, params.id, body);
  }

  @Serve(CALLS.close)
  async close(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.close>): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.close(change));
    return DONE;
  }

  @Serve(CALLS.erase)
  async erase(
    @CurrentUser() actor: AuthContext,
    @Input() { params, body }: InputOf<typeof CALLS.erase>,
  ): Promise<Done> {
    await this.users.erase(actor, params.id, body.reason);
    return DONE;
  }

  @Serve(CALLS.restore)
  async restore(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.restore>): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.restore(change));
    return DONE;
  }

  @Serve(CALLS.lock)
  async lock(@CurrentUser() actor: AuthContext, @Input() { params, body }: InputOf<typeof CALLS.lock>): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.lock(change, body.reason));
    return DONE;
  }

  @Serve(CALLS.unlock)
  async unlock(
    @CurrentUser() actor: AuthContext,
    @Input() { params, body }: InputOf<typeof CALLS.unlock>,
  ): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.unlock(change, body.reason));
    return DONE;
  }

  @Serve(CALLS.recordErasureRequest)
  async noteErasure(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CALLS.recordErasureRequest>,
  ): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.noteErasure(change));
    return DONE;
  }

  @Serve(CALLS.sendReset)
  async sendReset(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CALLS.sendReset>,
  ): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.sendReset(change));
    return DONE;
  }

  @Serve(CALLS.removeSecondFactors)
  async removeSecondFactors(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CALLS.removeSecondFactors>,
  ): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.removeSecondFactors(change));
    return DONE;
  }

  @Serve(CALLS.sendConfirmation)
  async resendConfirmation(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CALLS.sendConfirmation>,
  ): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.resendConfirmation(change));
    return DONE;
  }

  @Serve(CALLS.previewBulk)
  async preview(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.previewBulk>,
  ): Promise<BulkReply> {
    return this.many.preview(actor, body);
  }

  @Serve(CALLS.runBulk)
  async bulk(@CurrentUser() actor: AuthContext, @Input() { body }: InputOf<typeof CALLS.runBulk>): Promise<BulkReply> {
    if (SENSITIVE.includes(body.action)) refuseOldSignIn(actor);
    return this.many.run(actor, body);
  }
}
