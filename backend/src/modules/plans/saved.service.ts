import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SAVED } from '../../contract/limits.js';
import type { ItemsToSave, SavedItems } from '../../contract/saved.contract.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SavedRecords, type ToKeep } from './saved-records.js';

/** What a person saved for later. The caller names the owner, always the signed-in person. */
@Injectable()
export class SavedService {
  constructor(
    private readonly em: EntityManager,
    private readonly records: SavedRecords,
  ) {}

  list(userId: string): Promise<SavedItems> {
    return this.records.listOf(userId);
  }

  /** Saves what fits, the last named on top; says how much did not fit. The same search, or plan of a year, counts once. */
  async add(userId: string, items: ItemsToSave): Promise<{ leftOut: number }> {
    return this.em.transactional(async () => {
      await this.records.alone(userId);
      let leftOut = 0;
      for (const item of toKeep(items)) {
        if (!(await this.records.keep(userId, item, item.kind === 'search' ? SAVED.searches : SAVED.plans))) leftOut += 1;
      }
      return { leftOut };
    });
  }

  /** Throws `request.notFound` for what is not there or somebody else's: nobody learns which. */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.records.remove(userId, id))) throw new AppError('request.notFound');
  }
}

const toKeep = ({ searches, plans }: ItemsToSave): ToKeep[] => [
  ...searches.map((content) => ({ kind: 'search' as const, content, key: content })),
  ...plans.map((content) => ({ kind: 'plan' as const, content, key: { plan: content.plan_id, year: content.year } })),
];
