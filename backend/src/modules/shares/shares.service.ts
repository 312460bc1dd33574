import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SharedFigures, SharedView, ShareListed, ShareMade, ShareToMake } from '#contract/api/shares.contract.js';
import { SHARES } from '#contract/limits/plans.js';
import { newToken } from '#platform/crypto/cipher.js';
import { AppError } from '#platform/errors/app-error.js';
import { MyMedicinesRepository } from '../drugs/index.js';
import { MyDoctorsRepository } from '../providers/index.js';
import { UserRepository } from '../users/index.js';
import { isFrozen, tickedParts, type SharedContent } from './shared-content.js';
import { SharedPlans } from './shared-plans.js';
import { SharesRepository, type StoredShare } from './shares.repository.js';

/** Creates, lists, ends and opens shared links. Callers must pass the signed-in person as the owner of the links. */
@Injectable()
export class SharesService {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: UserRepository,
    private readonly medicines: MyMedicinesRepository,
    private readonly doctors: MyDoctorsRepository,
    private readonly shares: SharesRepository,
    private readonly plans: SharedPlans,
  ) {}

  /** Throws `plans.notFound` if a plan is not offered, and the errors of `SharedPlans.figures`. */
  async preview(userId: string, request: ShareToMake): Promise<SharedFigures> {
    const ticked = tickedParts(request);
    const medicines = ticked.shows.medicines ? await this.medicines.list(userId) : [];
    const doctors = ticked.shows.doctors ? await this.doctors.list(userId) : [];
    const figures = await this.plans.figures({ ...ticked, medicines, doctors });
    if (figures.plans.length < ticked.ids.length) throw new AppError('plans.notFound');
    return figures;
  }

  /**
   * Creates a shared link and returns its secret, which cannot be read again later. Throws `shares.tooMany` if the
   * owner has too many links, and the errors of `preview`. While the link is stored, the account is locked, so that
   * simultaneous requests cannot exceed the maximum number of links.
   */
  async make(userId: string, request: ShareToMake): Promise<ShareMade> {
    const figures = await this.preview(userId, request);
    const token = newToken();
    return this.em.transactional(async () => {
      await this.accounts.getForChange(userId);
      if ((await this.shares.countWorking(userId)) >= SHARES.most) throw new AppError('shares.tooMany');
      const { id, expiresAt } = await this.shares.add(userId, token, figures);
      return { id, token, expiresAt: expiresAt.toISOString() };
    });
  }

  async list(userId: string): Promise<ShareListed[]> {
    return (await this.shares.listOf(userId)).map(toListed);
  }

  /** Ends a shared link. Throws `request.notFound` if there is no such link or it belongs to someone else. */
  async end(userId: string, id: string): Promise<void> {
    if (!(await this.shares.end(userId, id))) throw new AppError('request.notFound');
  }

  /**
   * Returns everything that a shared link shows, and records that the link was opened unless `caller` is the owner.
   * Throws `shares.unknown` if there is no such link, `shares.expired` or `shares.ended` if it no longer works, and for
   * links without figures the errors of `SharedPlans.figures`. In the end, the method checks the link again, because
   * the owner may have ended the link in the meantime.
   */
  async open(token: string, caller: string | null): Promise<SharedView> {
    const share = await this.shares.find(token);
    if (!share) throw new AppError('shares.unknown');
    const { row, state, content } = share;
    if (state === 'expired') throw new AppError('shares.expired');
    if (state === 'ended' || !content || !(await this.isOwnerActive(share))) throw new AppError('shares.ended');
    const view = await this.viewOf(content);
    const stillWorks = caller === row.userId ? this.shares.isWorking(row.id) : this.shares.countOpening(row.id);
    if (!(await stillWorks)) throw new AppError('shares.ended');
    return { ...view, madeAt: row.madeAt.toISOString(), expiresAt: row.expiresAt.toISOString() };
  }

  /** Returns the figures of a link. If the link was made before links held figures, they are calculated now. */
  private async viewOf(content: SharedContent): Promise<Omit<SharedView, 'madeAt' | 'expiresAt'>> {
    if (isFrozen(content)) return content;
    const figures = await this.plans.figures({ ...content, ids: content.plans.map(({ id }) => id) });
    const isOffered = (id: string): boolean => figures.plans.some((plan) => plan.id === id);
    const withdrawn = content.plans.filter(({ id }) => !isOffered(id)).map(({ name }) => name);
    return { ...figures, today: { withdrawn } };
  }

  /** Returns whether the owner of a shared link can still sign in. The links of a closed or locked account do not
   * work. */
  private async isOwnerActive({ row }: StoredShare): Promise<boolean> {
    return (await this.accounts.currentRoleOf(row.userId)) !== null;
  }
}

const toListed = ({ row, state, content }: StoredShare): ShareListed => ({
  id: row.id,
  state,
  plans: content?.plans.map(({ name }) => name) ?? [],
  shows: content?.shows ?? null,
  madeAt: row.madeAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  opened: row.opened,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
});
