import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ItemsToSave, SavedItems } from '#contract/api/saved.contract.js';
import { SAVED } from '#contract/limits/plans.js';
import { AppError } from '#platform/errors/app-error.js';
import { UserRepository } from '../../users/index.js';
import { SavedItemRepository, type ItemToSave } from './saved-item.repository.js';

const MOST = { search: SAVED.searches, plan: SAVED.plans };

/** Manages the searches and plans that a person has saved. Callers must pass the signed-in person as the owner. */
@Injectable()
export class SavedService {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: UserRepository,
    private readonly items: SavedItemRepository,
  ) {}

  list(userId: string): Promise<SavedItems> {
    return this.items.listOf(userId);
  }

  /**
   * Saves items up to the limit, and returns the number of items that were not saved because of the limit. The last
   * item of the list becomes the newest. An item that is already saved is not saved twice. While the items are stored,
   * the account is locked, so that simultaneous requests cannot exceed the limit.
   */
  async add(userId: string, items: ItemsToSave): Promise<{ leftOut: number }> {
    return this.em.transactional(async () => {
      await this.accounts.getForChange(userId);
      return { leftOut: await this.items.save(userId, itemsOf(items), MOST) };
    });
  }

  /** Throws `request.notFound` if there is none, or it belongs to someone else. */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.items.remove(userId, id))) throw new AppError('request.notFound');
  }
}

const itemsOf = ({ searches, plans }: ItemsToSave): ItemToSave[] => [
  ...searches.map((content) => {
    const { roles: _, ...key } = content;
    return { kind: 'search' as const, content, key };
  }),
  ...plans.map((content) => ({ kind: 'plan' as const, content, key: { plan: content.plan_id, year: content.year } })),
];
