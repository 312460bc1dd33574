import { Controller } from '@nestjs/common';
import { ADMIN_USERS as CALLS } from '#contract/api/admin.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { Publisher } from '#platform/events/publisher.js';
import { SessionStore } from '../auth/index.js';
import { UsersService } from '../users/index.js';
import { ManagedUsersService } from './managed-users.service.js';

@Controller()
export class UserSessionsController {
  constructor(
    private readonly managed: ManagedUsersService,
    private readonly users: UsersService,
    private readonly sessions: SessionStore,
    private readonly events: Publisher,
  ) {}

  @Serve(CALLS.listSessions)
  async list(@Input() { params }: InputOf<typeof CALLS.listSessions>): Promise<ReplyOf<typeof CALLS.listSessions>> {
    await this.users.getById(params.id);
    return { sessions: await this.sessions.listOf(params.id) };
  }

  @Serve(CALLS.endSession)
  async end(
    @CurrentUser() actor: AuthContext,
    @Input() { params }: InputOf<typeof CALLS.endSession>,
  ): Promise<{ ok: true }> {
    await this.managed.act(actor, params.id, async ({ user }) => {
      const ended = await this.sessions.endOne(user.id, params.session);
      if (ended) this.events.publish('admin.sessionEnded', { actorId: actor.userId, userId: user.id, sessions: 1 });
    });
    return { ok: true };
  }
}
