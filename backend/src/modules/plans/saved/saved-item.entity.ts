import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { BelongsToUser } from '../../users/index.js';

@Entity({ tableName: 'saved_items' })
@Unique({ properties: ['userId', 'fingerprint'] })
@Check({ name: 'saved_items_kind_check', expression: "kind in ('search', 'plan')" })
export class SavedItem {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @BelongsToUser()
  userId!: string;

  @Property({ type: 'text' })
  kind!: 'search' | 'plan';

  /** Keyed hash that tells equal items without decrypting any. */
  @Property({ type: 'text' })
  fingerprint!: string;

  /** Encrypted JSON, because a search contains incomes, ages and pregnancies. */
  @Property({ type: 'blob' })
  content!: Buffer;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  savedAt!: Date;
}

export const PLANS_DATA: PersonalData = { tables: [{ entity: SavedItem, hidden: ['fingerprint'], isPrivate: true }] };
