import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Cipher } from '#platform/crypto/cipher.js';
import { personalRows, type PersonalData } from '#platform/database/personal-rows.js';
import { PlanSnapshot } from './plan-snapshot.entity.js';
import { Snapshot } from './snapshot.js';

export interface SnapshotRow {
  readonly savedItemId: string;
  readonly userId: string;
  /** The last snapshot, or null before the first comparison or if the current release cannot read it. */
  readonly snapshot: Snapshot | null;
}
export type Watched = Pick<PlanSnapshot, 'savedItemId' | 'userId' | 'savedAt' | 'area'>;

interface Row {
  saved_item_id: string;
  user_id: string;
  content: Buffer | null;
}

/**
 * Stores what was last known about saved plans. Reading by area uses raw SQL, because it goes through the whole table
 * in the order of an index, page by page.
 */
@Injectable()
export class SnapshotRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  /** Returns the saved plans of some people that are watched, with the time at which each was last saved. */
  async versionsOf(userIds: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.em.find(
      PlanSnapshot,
      { userId: { $in: [...userIds] } },
      { fields: ['savedItemId', 'savedAt'], disableIdentityMap: true },
    );
    return new Map(rows.map(({ savedItemId, savedAt }) => [savedItemId, savedAt]));
  }

  /** Adds saved plans to those that are watched, or moves them to another area. They count as not compared yet. */
  async watch(plans: readonly Watched[]): Promise<void> {
    if (plans.length === 0) return;
    await this.em.upsertMany(
      PlanSnapshot,
      plans.map((plan) => ({ ...plan, release: null })),
      {
        onConflictFields: ['savedItemId'],
        onConflictMergeFields: ['savedAt', 'area', 'release'],
        disableIdentityMap: true,
      },
    );
  }

  /** Returns the first area after the given one in which a plan has not been compared with the release yet. */
  async nextArea(release: string, after: string): Promise<string | null> {
    const [row] = await this.em.execute<{ area: string }[]>(
      `select area from plan_snapshots where area > ? and release is distinct from ? order by area limit 1`,
      [after, release],
    );
    return row?.area ?? null;
  }

  /** Returns a page of the plans of an area that have not been compared with the release yet, person by person. */
  async listBehind(area: string, release: string, after: SnapshotRow | null, most: number): Promise<SnapshotRow[]> {
    const rows = await this.em.execute<Row[]>(
      `select saved_item_id, user_id, content from plan_snapshots
         where area = ? and release is distinct from ? and (user_id, saved_item_id) > (?::uuid, ?::uuid)
         order by user_id, saved_item_id limit ?`,
      [area, release, after?.userId ?? NIL, after?.savedItemId ?? NIL, most],
    );
    return rows.map((row) => ({
      savedItemId: row.saved_item_id,
      userId: row.user_id,
      snapshot: this.read(row.content),
    }));
  }

  /** Records that plans were compared with a release and that nothing about them has changed. */
  async markCompared(savedItemIds: readonly string[], release: string): Promise<void> {
    if (savedItemIds.length > 0)
      await this.em.nativeUpdate(PlanSnapshot, { savedItemId: { $in: [...savedItemIds] } }, { release });
  }

  /**
   * Locks the snapshots of some plans until the transaction ends, and returns those that have not been compared with
   * the release yet. If another worker has compared a plan in the meantime, or the person has ended the mails, the plan
   * is left out.
   */
  async lockBehind(savedItemIds: readonly string[], release: string): Promise<SnapshotRow[]> {
    const rows = await this.em.find(
      PlanSnapshot,
      { savedItemId: { $in: [...savedItemIds] }, $or: [{ release: null }, { release: { $ne: release } }] },
      { orderBy: { savedItemId: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
    );
    return rows.map(({ savedItemId, userId, content }) => ({ savedItemId, userId, snapshot: this.read(content) }));
  }

  async store(savedItemId: string, release: string, snapshot: Snapshot): Promise<void> {
    const content = this.cipher.encrypt(JSON.stringify(snapshot));
    await this.em.nativeUpdate(PlanSnapshot, { savedItemId }, { release, content });
  }

  /** Returns those of the given people who have at least one watched plan. */
  async whoWatch(userIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.em.execute<{ user_id: string }[]>(
      `select distinct user_id from plan_snapshots where user_id = any(?::uuid[])`,
      [`{${userIds.join(',')}}`],
    );
    return new Set(rows.map((row) => row.user_id));
  }

  async removeOf(userId: string): Promise<void> {
    await this.em.nativeDelete(PlanSnapshot, { userId });
  }

  async exportOf(userId: string): Promise<PersonalData> {
    const readable = { content: (value: Buffer) => this.cipher.decrypt(value) };
    return { plan_snapshots: await personalRows(this.em, PlanSnapshot, { userId }, { hidden: ['area'], readable }) };
  }

  private read(content: Buffer | null): Snapshot | null {
    const parsed = content && z.safeParse(Snapshot, JSON.parse(this.cipher.decrypt(content)));
    return parsed?.success ? parsed.data : null;
  }
}

/** The id before all others. */
const NIL = '00000000-0000-0000-0000-000000000000';
