import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RequestState } from '#contract/limits/staff.js';
import { AppError } from '#platform/errors/app-error.js';
import { ContactRequestRow } from './contact-request.entity.js';

export interface RequestFilter {
  readonly state: RequestState | undefined;
  /** Id of the staff member whose requests are listed, or undefined for the requests of all. */
  readonly assigneeId: string | undefined;
}
type Source = { messageId: string } | { userId: string };

@Injectable()
export class ContactRequestRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. Throws `contactRequests.pageGone` if the request `after` no longer exists. */
  async page(
    { state, assigneeId }: RequestFilter,
    after: string | null,
    limit: number,
  ): Promise<{ rows: ContactRequestRow[]; hasMore: boolean }> {
    const last = after === null ? null : await this.em.findOne(ContactRequestRow, { id: after });
    if (after !== null && !last) throw new AppError('contactRequests.pageGone');
    const rows = await this.em.find(
      ContactRequestRow,
      {
        ...(state && { state }),
        ...(assigneeId && { assigneeId }),
        ...(last && {
          $or: [{ receivedAt: { $lt: last.receivedAt } }, { receivedAt: last.receivedAt, id: { $gt: last.id } }],
        }),
      },
      { orderBy: { receivedAt: 'desc', id: 'asc' }, limit: limit + 1 },
    );
    return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  /** Returns a contact request. Throws `contactRequests.notFound` if there is none with this id. */
  async getById(id: string): Promise<ContactRequestRow> {
    const row = await this.em.findOne(ContactRequestRow, { id });
    if (!row) throw new AppError('contactRequests.notFound');
    return row;
  }

  /** Throws `contactRequests.notFound`, or `request.conflict` if it is not at `seenVersion`. */
  async getForChange(id: string, seenVersion: number): Promise<ContactRequestRow> {
    const row = await this.em.findOne(
      ContactRequestRow,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!row) throw new AppError('contactRequests.notFound');
    if (row.version !== seenVersion) throw new AppError('request.conflict');
    return row;
  }

  /** A person who is on the list already comes to its top as a new request. Safe to repeat. */
  async record(source: Source, receivedAt: Date): Promise<void> {
    await this.em.transactional(async () => {
      const known = await this.findForChange(source);
      if (!known) {
        this.em.create(ContactRequestRow, { id: randomUUID(), ...source, receivedAt }, { partial: true });
        return;
      }
      if (known.receivedAt >= receivedAt) return;
      known.receivedAt = receivedAt;
      known.state = 'new';
    });
  }

  /** Marks the request of a person who has withdrawn the consent as done, because nobody may contact that person. */
  async endFor(userId: string): Promise<void> {
    await this.em.transactional(async () => {
      const known = await this.findForChange({ userId });
      if (known) known.state = 'done';
    });
  }

  private findForChange(source: Source): Promise<ContactRequestRow | null> {
    return this.em.findOne(ContactRequestRow, source, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }
}
