import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  CONTACT_REQUESTS,
  ContactRequest,
  RequestFilter as FilterQuery,
  RequestChange,
} from '#contract/api/contact-requests.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import type { ExportLink } from '#contract/api/managed-user.contract.js';
import { REQUESTS_PAGE } from '#contract/limits/staff.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import {
  ContactRequestReader,
  ContactRequestRepository,
  type DescribedRequest,
  type RequestFilter,
} from '../../contact-requests/index.js';
import { PlansService } from '../../plans/index.js';
import { UserDirectory } from '../../users/index.js';
import { ExportRecord, namesOfFilters } from '../audit/export-record.js';
import { ExportLinks } from '../exports/export-links.js';
import { CSV_HEADER, csvOf, toListed, toShown, type StaffNames } from './request-view.js';

const filterOf = (actor: AuthContext, { state, mine }: FilterQuery): RequestFilter => ({
  state,
  assigneeId: mine ? actor.userId : undefined,
});

const WHAT = 'contactRequests';

/** Lets staff work through the list of contact requests. Every look and every change is recorded in the audit trail. */
@Injectable()
export class ContactRequestsService {
  constructor(
    private readonly requests: ContactRequestRepository,
    private readonly reader: ContactRequestReader,
    private readonly directory: UserDirectory,
    private readonly plans: PlansService,
    private readonly links: ExportLinks,
    private readonly record: ExportRecord,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  /** Returns one page of the list. Throws `contactRequests.pageGone` if the request before the page is gone. */
  async page(
    actor: AuthContext,
    { after, limit, ...query }: InputOf<typeof CONTACT_REQUESTS.list>['query'],
  ): Promise<ReplyOf<typeof CONTACT_REQUESTS.list>> {
    const { rows, hasMore } = await this.requests.page(filterOf(actor, query), after ?? null, limit);
    const described = await this.reader.describe(rows);
    const names = await this.staffOf(described);
    this.events.publish('admin.contactRequestsListed', { actorId: actor.userId, count: described.length });
    await this.em.flush();
    return {
      requests: described.map((one) => toListed(one, names)),
      next: hasMore ? (rows.at(-1)?.id ?? null) : null,
    };
  }

  /** Returns one request with its contact details. Throws `contactRequests.notFound` if it is gone. */
  async show(actor: AuthContext, id: string): Promise<ContactRequest> {
    const row = await this.requests.getById(id);
    this.events.publish('admin.contactRequestShown', {
      actorId: actor.userId,
      requestId: id,
      userId: row.userId,
    });
    await this.em.flush();
    return this.view(id);
  }

  /**
   * Changes a request. Somebody who marks a request as called or done takes it over, unless it has an assignee. Throws
   * `contactRequests.notFound` if the request is gone, and `request.conflict` if it was changed since `version`.
   */
  async change(actor: AuthContext, id: string, change: RequestChange): Promise<ContactRequest> {
    await this.em.transactional(async () => {
      const row = await this.requests.getForChange(id, change.version);
      const before = { state: row.state, assigneeId: row.assigneeId, timeZone: row.timeZone };
      if (change.state) row.state = change.state;
      if (row.state !== before.state && row.state !== 'new') row.assigneeId ??= actor.userId;
      if (change.is_mine !== undefined) row.assigneeId = change.is_mine ? actor.userId : null;
      if (change.time_zone !== undefined) row.timeZone = change.time_zone;
      const changed = {
        ...(row.state !== before.state && { state: row.state }),
        ...(row.assigneeId !== before.assigneeId && { assigneeId: row.assigneeId }),
        ...(row.timeZone !== before.timeZone && { timeZone: row.timeZone }),
      };
      if (Object.keys(changed).length === 0) return;
      this.events.publish('admin.contactRequestChanged', {
        actorId: actor.userId,
        requestId: id,
        userId: row.userId,
        ...changed,
      });
    });
    return this.view(id);
  }

  /** Makes a link that gives this staff member the file once, and records in the audit trail that it was made. */
  async linkTo(actor: AuthContext, query: FilterQuery): Promise<ExportLink> {
    const link = this.links.create(actor.userId, { what: WHAT, query });
    this.events.publish('admin.exportLinkMade', { actorId: actor.userId, what: WHAT, filters: namesOfFilters(query) });
    await this.em.flush();
    return link;
  }

  /** Throws `users.exportLinkGone` if the link is somebody else's, has expired or was used before. */
  async startExport(actor: AuthContext, token: string): Promise<AsyncGenerator<string>> {
    const content = await this.links.take(WHAT, actor.userId, token);
    if (!content) throw new AppError('users.exportLinkGone');
    const { query } = content;
    return this.record.start({ actorId: actor.userId, what: WHAT, filters: namesOfFilters(query) }, CSV_HEADER, () =>
      this.lines(filterOf(actor, query)),
    );
  }

  /** In parts with a unit of work each, so that a long list does not stay in memory. */
  private async *lines(filter: RequestFilter): AsyncGenerator<{ rows: number; text: string }> {
    let after: string | null = null;
    do {
      const part: { rows: number; text: string; next: string | null } = await withEntityManager(this.em, () =>
        this.part(filter, after),
      );
      if (part.rows > 0) yield part;
      after = part.next;
    } while (after !== null);
  }

  private async part(
    filter: RequestFilter,
    after: string | null,
  ): Promise<{ rows: number; text: string; next: string | null }> {
    const { rows, hasMore } = await this.requests.page(filter, after, REQUESTS_PAGE.exported);
    const described = await this.reader.describe(rows);
    const names = await this.staffOf(described);
    return {
      rows: described.length,
      text: described.map((one) => csvOf(one, names)).join(''),
      next: hasMore ? (rows.at(-1)?.id ?? null) : null,
    };
  }

  private async view(id: string): Promise<ContactRequest> {
    const [described] = await this.reader.describe([await this.requests.getById(id)]);
    if (!described) throw new AppError('contactRequests.notFound');
    const planId = described.agreement?.planId;
    return toShown(described, await this.staffOf([described]), planId ? await this.plans.nameOf(planId) : null);
  }

  private staffOf(described: readonly DescribedRequest[]): Promise<StaffNames> {
    return this.directory.namesOf([...new Set(described.flatMap(({ row }) => row.assigneeId ?? []))]);
  }
}
