import { Controller } from '@nestjs/common';
import { ADMIN_USERS as CALLS } from '../../contract/admin.contract.js';
import type { InputOf, ReplyOf } from '../../contract/endpoint.js';
import { Publisher } from '../../platform/events/publisher.js';
import { type AuthContext, CurrentUser } from '../../platform/http/auth-context.js';
import { Input, Serve } from '../../platform/http/serve.js';
import { SessionStore } from '../auth/index.js';
import { UsersService } from '../users/index.js';
import { ManagedUsers } from './managed-users.service.js';
import { UserActions } from './user-actions.js';

/** Where somebody is signed in, and ending that. */
@Controller()
export class UserSessionsController {
  constructor(
    private readonly managed: ManagedUsers,
    private readonly users: UsersService,
    private readonly sessions: SessionStore,
    private readonly actions: UserActions,
    private readonly events: Publisher,
  ) {}

  @Serve(CALLS.sessions)
  async list(@Input() { params }: InputOf<typeof CALLS.sessions>): Promise<ReplyOf<typeof CALLS.sessions>> {
    await this.users.getById(params.id);
    return { sessions: await this.sessions.listOf(params.id) };
  }

  @Serve(CALLS.sessionEnded)
  async end(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.sessionEnded>): Promise<{ ok: true }> {
    await this.managed.act(actor, params.id, async ({ user }) => {
      const ended = await this.sessions.endOne(user.id, params.session);
      if (ended) this.events.publish('admin.sessionEnded', { actorId: actor.userId, userId: user.id, sessions: 1 });
    });
    return { ok: true };
  }

  @Serve(CALLS.sessionsEnded)
  async endAll(@CurrentUser() actor: AuthContext, @Input() { params }: InputOf<typeof CALLS.sessionsEnded>): Promise<{ ok: true }> {
    await this.managed.act(actor, params.id, (change) => this.actions.endSessions(change));
    return { ok: true };
  }
}
