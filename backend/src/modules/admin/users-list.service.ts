import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { InputOf } from '../../contract/endpoint.js';
import type { ADMIN_USERS, UserPage } from '../../contract/admin.contract.js';
import { USERS_PAGE } from '../../contract/limits.js';
import { Publisher } from '../../platform/events/publisher.js';
import type { AuthContext } from '../../platform/http/auth-context.js';
import { UserDirectory } from '../users/index.js';
import { filterOf, markOf, orderOf } from './list-question.js';
import { fromRow } from './managed-user.js';

type Query = InputOf<typeof ADMIN_USERS.list>['query'];

/** The table of accounts, a page at a time. */
@Injectable()
export class UsersList {
  constructor(
    private readonly directory: UserDirectory,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  async page(actor: AuthContext, query: Query): Promise<UserPage> {
    const filter = filterOf(query);
    const mark = markOf(query);
    const isMasked = query.mask === 'yes';
    const { rows, hasMore } = await this.directory.page(filter, orderOf(query), mark, query.limit);
    const { total, isExact } = await this.directory.count(filter);
    if (!isMasked) await this.tellShown(actor, rows.length);
    const isBackwards = mark?.side === 'before';
    const hasNext = isBackwards || hasMore;
    const hasPrevious = isBackwards ? hasMore : mark !== null;
    return {
      users: rows.map((row) => fromRow(row, isMasked)),
      next: hasNext ? (rows.at(-1)?.id ?? null) : null,
      previous: hasPrevious ? (rows[0]?.id ?? null) : null,
      total,
      total_is_exact: isExact,
    };
  }

  /** The older list: newest first, a page of its own size, addresses as they are. */
  async older(actor: AuthContext, after: string | undefined): Promise<{ id: string; name: string; email: string; role: 'Admin' | 'User' }[]> {
    const { rows } = await this.directory.page({ closed: false }, { by: 'created', descending: true }, markOf({ after }), USERS_PAGE.max);
    await this.tellShown(actor, rows.length);
    return rows.map((row) => ({
      id: row.id, name: [row.first_name, row.last_name].filter(Boolean).join(' '), email: row.email,
      role: row.role === 'admin' || row.role === 'superadmin' ? 'Admin' : 'User',
    }));
  }

  async ids(query: InputOf<typeof ADMIN_USERS.ids>['query']): Promise<{ ids: string[]; more: boolean }> {
    const { rows, hasMore } = await this.directory.page(filterOf(query), orderOf(query), null, USERS_PAGE.bulk);
    return { ids: rows.map(({ id }) => id), more: hasMore };
  }

  private async tellShown(actor: AuthContext, count: number): Promise<void> {
    this.events.publish('admin.usersShown', { actorId: actor.userId, count });
    await this.em.flush();
  }
}
