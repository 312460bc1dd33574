import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ADMIN_USERS as CALLS } from '#contract/api/admin.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import type { BulkReply, ManagedUser, UserPage } from '#contract/api/managed-user.contract.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { sendCsv } from './audit/export-record.js';
import { BulkUsersService } from './bulk-users.service.js';
import { ManagedUsersService } from './managed-users.service.js';
import { UserActionsService } from './user-actions.service.js';
import { UserExportService } from './user-export.service.js';
import { UsersListService } from './users-list.service.js';

type Done = { ok: true };
const DONE: Done = { ok: true };

@Controller()
export class AdminUsersController {
  constructor(
    private readonly table: UsersListService,
    private readonly users: ManagedUsersService,
    private readonly actions: UserActionsService,
    private readonly many: BulkUsersService,
    private readonly exports: UserExportService,
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

  @Serve(CALLS.previewAction)
  async preview(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.previewAction>,
  ): Promise<BulkReply> {
    return this.many.preview(actor, body);
  }

  @Serve(CALLS.act)
  async act(@CurrentUser() actor: AuthContext, @Input() { body }: InputOf<typeof CALLS.act>): Promise<BulkReply> {
    return this.many.run(actor, body);
  }

  @Serve(CALLS.startExport)
  async startExport(
    @CurrentUser() actor: AuthContext,
    @Input() { body }: InputOf<typeof CALLS.startExport>,
  ): Promise<ReplyOf<typeof CALLS.startExport>> {
    return this.exports.linkTo(actor, { query: body });
  }

  /** The header `x-total-rows` lets the page show the progress of the download. */
  @Serve(CALLS.downloadExport)
  async downloadExport(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CALLS.downloadExport>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { total, lines } = await this.exports.start(actor, params.token);
    void reply.header('x-total-rows', String(total));
    await sendCsv(reply, 'users', lines);
  }
}
