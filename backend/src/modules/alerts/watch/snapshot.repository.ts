import { LockMode } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Cipher } from '#platform/crypto/cipher.js';
import { SavedItem } from '../../plans/index.js';
import { BelongsToUser } from '../../users/index.js';
import { PlanFacts } from '../compare/plan-facts.js';

/** What is stored, encrypted, about a saved plan at the time of its last comparison. */
export const Snapshot = z.object({
  /** The saved answers for which the figures hold, as JSON. Figures for other answers are not compared with them. */
  search: z.string(),
  /** Fingerprint of the plan's figures for an invented household (see `PlanFigures`). */
  fingerprint: z.string(),
  /** Release of the data about medicines and doctors from which the facts about them come. */
  careRelease: z.string(),
  facts: PlanFacts,
});
export type Snapshot = z.infer<typeof Snapshot>;

/** Deleted together with the saved plan, and when the person ends the mails about changes. */
@Entity({ tableName: 'plan_snapshots' })
@Index({ name: 'plan_snapshots_area', properties: ['area', 'userId', 'savedItemId'] })
@Index({ name: 'plan_snapshots_user', properties: ['userId'] })
export class PlanSnapshot {
  @ManyToOne<SavedItem, PlanSnapshot>(() => SavedItem, {
    primary: true,
    mapToPk: true,
    fieldName: 'saved_item_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
    index: false,
  })
  savedItemId!: string;

  @BelongsToUser({ index: false })
  userId!: string;

  /** When the plan or the lists were last saved. If it differs from theirs, the plan is compared again. */
  @Property({ type: 'timestamptz' })
  savedAt!: Date;

  /** Keyed hash of the place and year of the plan, so that the plans of one place are compared together. */
  @Property({ type: 'text' })
  area!: string;

  /** Data release with which the plan was last compared, or null if it has never been compared. */
  @Property({ type: 'text', nullable: true })
  release: string | null = null;

  /**
   * Data release with which the plan was last priced for its own household, or null. The comparison prices a plan only
   * if the figures for an invented household have changed; the price check makes up for what these do not show.
   */
  @Property({ type: 'text', nullable: true })
  pricedWith: string | null = null;

  /** Encrypted JSON (`Snapshot`), or null before the first comparison. */
  @Property({ type: 'blob', nullable: true })
  content: Buffer | null = null;
}

export interface SnapshotRow {
  readonly savedItemId: string;
  readonly userId: string;
  /** The last snapshot, or null before the first comparison or if the current release cannot read it. */
  readonly snapshot: Snapshot | null;
}
/** What is done with a saved plan and a release: compared by its fingerprint, or priced for its own household. */
export type Work = 'compared' | 'priced';
export type Watched = Pick<PlanSnapshot, 'savedItemId' | 'userId' | 'savedAt' | 'area'>;

interface Row {
  saved_item_id: string;
  user_id: string;
  content: Buffer | null;
}

/** Reading by area uses raw SQL, because it goes through the table in the order of an index. */
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
    return rows.map((row) => this.toRow(row));
  }

  /** Records that plans were compared with a release and that nothing about them has changed. */
  async markCompared(savedItemIds: readonly string[], release: string): Promise<void> {
    if (savedItemIds.length > 0)
      await this.em.nativeUpdate(PlanSnapshot, { savedItemId: { $in: [...savedItemIds] } }, { release });
  }

  /**
   * Locks the snapshots of some plans until the transaction ends, and returns those that have not been compared with
   * the release yet or, for `priced`, have been compared with it and not been priced. If another worker has done this
   * in the meantime, or the person has ended the mails, the plan is left out.
   */
  async lockBehind(savedItemIds: readonly string[], release: string, work: Work): Promise<SnapshotRow[]> {
    const isBehind =
      work === 'compared'
        ? { $or: [{ release: null }, { release: { $ne: release } }] }
        : { release, $or: [{ pricedWith: null }, { pricedWith: { $ne: release } }] };
    const rows = await this.em.find(
      PlanSnapshot,
      { savedItemId: { $in: [...savedItemIds] }, ...isBehind },
      { orderBy: { savedItemId: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
    );
    return rows.map(({ savedItemId, userId, content }) => ({ savedItemId, userId, snapshot: this.read(content) }));
  }

  /** Stores what is now known about a plan. `isPriced` says whether its figures are those for the household itself. */
  async store(savedItemId: string, release: string, snapshot: Snapshot, isPriced: boolean): Promise<void> {
    const content = this.cipher.encrypt(JSON.stringify(snapshot));
    const values = { release, content, ...(isPriced && { pricedWith: release }) };
    await this.em.nativeUpdate(PlanSnapshot, { savedItemId }, values);
  }

  /** Records that plans need not be priced again with a release. */
  async markPriced(savedItemIds: readonly string[], release: string): Promise<void> {
    if (savedItemIds.length > 0)
      await this.em.nativeUpdate(PlanSnapshot, { savedItemId: { $in: [...savedItemIds] } }, { pricedWith: release });
  }

  /** Up to `most` people with plans that were compared but not priced with a release, after this id. */
  async listUnpriced(release: string, after: string | null, most: number): Promise<string[]> {
    const rows = await this.em.execute<{ user_id: string }[]>(
      `select distinct user_id from plan_snapshots
         where release = ? and content is not null and priced_with is distinct from ? and user_id > ?::uuid
         order by user_id limit ?`,
      [release, release, after ?? NIL, most],
    );
    return rows.map((row) => row.user_id);
  }

  /** Returns the plans of a person that have been compared with a release and not been priced with it. */
  async listUnpricedOf(userId: string, release: string): Promise<SnapshotRow[]> {
    const rows = await this.em.execute<Row[]>(
      `select saved_item_id, user_id, content from plan_snapshots
         where user_id = ? and release = ? and content is not null and priced_with is distinct from ?
         order by saved_item_id`,
      [userId, release, release],
    );
    return rows.map((row) => this.toRow(row));
  }

  /** Returns the number of people with watched plans. */
  async countPeople(): Promise<number> {
    const [row] = await this.em.execute<{ people: string }[]>(
      'select count(distinct user_id) as people from plan_snapshots',
    );
    return Number(row?.people ?? 0);
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

  private toRow({ saved_item_id, user_id, content }: Row): SnapshotRow {
    return { savedItemId: saved_item_id, userId: user_id, snapshot: this.read(content) };
  }

  private read(content: Buffer | null): Snapshot | null {
    const parsed = content && z.safeParse(Snapshot, JSON.parse(this.cipher.decrypt(content)));
    return parsed?.success ? parsed.data : null;
  }
}

/** The id before all others. */
const NIL = '00000000-0000-0000-0000-000000000000';
