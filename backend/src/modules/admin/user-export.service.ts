import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserFilter as Asked } from '../../contract/admin.contract.js';
import { withEntityManager } from '../../platform/database/unit-of-work.js';
import { Publisher } from '../../platform/events/publisher.js';
import type { AuthContext } from '../../platform/http/auth-context.js';
import { UserDirectory, type UserRow } from '../users/index.js';
import { csvLine } from './csv.js';
import { filterOf, namesOfFilters, orderOf } from './list-question.js';

const HEADER = ['id', 'email', 'first_name', 'last_name', 'phone', 'role', 'gender', 'confirmed', 'closed', 'consent_to_contact', 'created_at', 'last_seen_at'];

/** The accounts that match as CSV, made as fast as the reader takes it and no faster. */
@Injectable()
export class UserExport {
  constructor(
    private readonly directory: UserDirectory,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  /** The export is told before the first byte leaves, and its end (or that it was broken off) after the last. */
  async start(actor: AuthContext, asked: Asked): Promise<{ total: number; lines: AsyncGenerator<string> }> {
    const { total } = await this.directory.count(filterOf(asked), Number.MAX_SAFE_INTEGER - 1);
    this.events.publish('admin.exportStarted', { actorId: actor.userId, what: 'users', filters: namesOfFilters(asked) });
    await this.em.flush();
    return { total, lines: this.lines(actor.userId, asked) };
  }

  private async *lines(actorId: string, asked: Asked): AsyncGenerator<string> {
    let rows = 0;
    let isComplete = false;
    try {
      yield csvLine(HEADER);
      for await (const page of this.directory.all(filterOf(asked), orderOf(asked))) {
        rows += page.length;
        yield page.map(lineOf).join('');
      }
      isComplete = true;
    } finally {
      await this.tellEnd(actorId, rows, isComplete);
    }
  }

  /** A unit of work of its own: the request may be over when the reader goes away. */
  private async tellEnd(actorId: string, rows: number, isComplete: boolean): Promise<void> {
    await withEntityManager(this.em, async () => {
      this.events.publish('admin.exportEnded', { actorId, what: 'users', rows, complete: isComplete });
      await this.em.flush();
    });
  }
}

const lineOf = (row: UserRow): string => csvLine([
  row.id, row.email, row.first_name, row.last_name, row.phone, row.role, row.gender, row.confirmed, row.closed, row.consent, row.created_at, row.last_seen_at,
]);
