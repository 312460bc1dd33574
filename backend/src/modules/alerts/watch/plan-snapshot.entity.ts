import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { SavedItem } from '../../plans/index.js';
import { BelongsToUser } from '../../users/index.js';

/**
 * What was last known about a saved plan for its household. The row is deleted together with the saved plan, and when
 * the person ends the mails about changes.
 */
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

  /**
   * When the plan or the person's list of medicines or doctors was last saved, whichever is later. If this time differs
   * from that of the saved data, the plan is compared again.
   */
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
