import { Controller } from '@nestjs/common';
import { ADMIN_USERS as CALLS, type BulkReply, type ManagedUser, type UserPage } from '../../contract/admin.contract.js';
import type { InputOf, ReplyOf } from '../../contract/endpoint.js';
import { type AuthContext, CurrentUser } from '../../platform/http/auth-context.js';
import { Input, Serve } from '../../platform/http/serve.js';
import { BulkUsers } from './bulk-users.service.js';
import { ManagedUsers } from './managed-users.service.js';
import { UserActions } from './user-actions.js';
import { UsersList } from './users-list.service.js';

type Done = { ok: true };
const DONE: Done = { ok: true };

/** Accounts: listed, opened, changed, closed, restored, erased. */
@Controller()
export class AdminUsersController {
  constructor(
    private readonly table: UsersList,
    private readonly users: ManagedUsers,
    private readonly actions: UserActions,
    private readonly many: BulkUsers,
  ) {}

  @Serve(CALLS.list)
  async list(@CurrentUser() actor: AuthContext, @Input() { query }: InputOf<typeof CALLS.list>): Promise<UserPage> {
    return this.table.page(actor, query);
  }

  @Serve(CALLS.older)
  async older(@CurrentUser() actor: AuthContext, @Input() { query }: InputOf<typeof CALLS.older>): Promise<ReplyOf<typeof CALLS.older>> {
    return this.table.older(actor, query.after);
  }

  @Serve(CALLS.ids)
  async ids(@Input() { query }: InputOf<typeof CALLS.ids>): Promise<ReplyOf<typeof CALLS.ids>> {
    return this.table.ids(query);
  }

  @Serve(CALLS.shown)
  async show(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.shown>): Promise<ManagedUser> {
    return this.users.show(actor, params.id);
  }

  @Serve(CALLS.created)
  async create(@CurrentUser() actor: AuthContext, @Input() { body }: InputOf<typeof CALLS.created>): Promise<ManagedUser> {
    return this.users.create(actor, body);
  }

  @Serve(CALLS.changed)
  async change(@CurrentUser() actor: AuthContext, @Input() { params, body }: InputOf<typeof CALLS.changed>): Promise<ManagedUser> {
    return this.users.update(actor, params.id, body);
  }

  @Serve(CALLS.closed)
  async close(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.closed>): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.close(change));
    return DONE;
  }

  @Serve(CALLS.erased)
  async erase(@CurrentUser() actor: AuthContext, @Input() { params, body }: InputOf<typeof CALLS.erased>): Promise<Done> {
    await this.users.erase(actor, params.id, body.reason, body.password);
    return DONE;
  }

  @Serve(CALLS.restored)
  async restore(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.restored>): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.restore(change));
    return DONE;
  }

  @Serve(CALLS.erasureNoted)
  async noteErasure(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.erasureNoted>): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.noteErasure(change));
    return DONE;
  }

  @Serve(CALLS.resetSent)
  async sendReset(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.resetSent>): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.sendReset(change));
    return DONE;
  }

  @Serve(CALLS.confirmationSent)
  async resendConfirmation(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.confirmationSent>): Promise<Done> {
    await this.users.act(actor, params.id, (change) => this.actions.resendConfirmation(change));
    return DONE;
  }

  @Serve(CALLS.bulkPreview)
  async preview(@CurrentUser() actor: AuthContext, @Input() { body }: InputOf<typeof CALLS.bulkPreview>): Promise<BulkReply> {
    return this.many.run(actor, body.action, body.ids, true);
  }

  @Serve(CALLS.bulk)
  async bulk(@CurrentUser() actor: AuthContext, @Input() { body }: InputOf<typeof CALLS.bulk>): Promise<BulkReply> {
    return this.many.run(actor, body.action, body.ids, false);
  }
}
