import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ADMIN_USERS } from '#contract/api/admin.contract.js';
import type { InputOf } from '#contract/api/endpoint.js';
import type { UserPage } from '#contract/api/managed-user.contract.js';
import { USERS_PAGE } from '#contract/limits/staff.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { Publisher } from '#platform/events/publisher.js';
import { UserDirectory } from '../users/index.js';
import { cursorOf, filterOf, orderOf } from './list-query.js';
import { toManagedUser, toMaskedUser } from './managed-user.js';

type Query = InputOf<typeof ADMIN_USERS.list>['query'];

@Injectable()
export class UsersListService {
  constructor(
    private readonly directory: UserDirectory,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  async page(actor: AuthContext, query: Query): Promise<UserPage> {
    const filter = filterOf(query);
    const cursor = cursorOf(query);
    const isMasked = query.mask === 'yes';
    const { rows, hasMore } = await this.directory.page(filter, orderOf(query), cursor, query.limit);
    const { total, isExact } = await this.directory.count(filter);
    if (!isMasked) await this.publishShown(actor, rows.length);
    const isBackwards = cursor?.side === 'before';
    const hasNext = isBackwards || hasMore;
    const hasPrevious = isBackwards ? hasMore : cursor !== null;
    return {
      users: rows.map(isMasked ? toMaskedUser : toManagedUser),
      next: hasNext ? (rows.at(-1)?.id ?? null) : null,
      previous: hasPrevious ? (rows[0]?.id ?? null) : null,
      total,
      total_is_exact: isExact,
    };
  }

  /** Required by the specification: newest first, pages of a fixed size, unmasked addresses. */
  async older(
    actor: AuthContext,
    after: string | undefined,
  ): Promise<{ id: string; name: string; email: string; role: 'Admin' | 'User' }[]> {
    const { rows } = await this.directory.page(
      { closed: false },
      { by: 'created', descending: true },
      cursorOf({ after }),
      USERS_PAGE.max,
    );
    await this.publishShown(actor, rows.length);
    return rows.map(({ id, name, email, role }) => ({
      id,
      name,
      email,
      role: role === 'admin' || role === 'superadmin' ? 'Admin' : 'User',
    }));
  }

  async ids(query: InputOf<typeof ADMIN_USERS.listIds>['query']): Promise<{ ids: string[]; more: boolean }> {
    const { rows, hasMore } = await this.directory.page(filterOf(query), orderOf(query), null, USERS_PAGE.bulk);
    return { ids: rows.map(({ id }) => id), more: hasMore };
  }

  private async publishShown(actor: AuthContext, count: number): Promise<void> {
    this.events.publish('admin.usersShown', { actorId: actor.userId, count });
    await this.em.flush();
  }
}
