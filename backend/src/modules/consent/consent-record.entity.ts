import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CONSENT_CHANNELS, UsTimeZone } from '#contract/limits/consent.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { BelongsToUser } from '../users/index.js';

/** Never changed, and deleted only together with the account. */
@Entity({ tableName: 'consent_records' })
@Index({
  name: 'consent_records_of',
  expression: 'create index consent_records_of on consent_records (user_id, recorded_at desc, id)',
})
export class ConsentRecord {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @BelongsToUser()
  userId!: string;

  /** Time at which the server stored the consent record. Only the newest record of a person applies. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  recordedAt: Date = new Date();

  /** Time at which the person made the statement, according to the clock of their device. */
  @Property({ type: 'timestamptz' })
  statedAt!: Date;

  @Property({ type: 'boolean' })
  isInterested!: boolean;

  @Property({ type: 'boolean' })
  contactConsent!: boolean;

  @Property({ type: 'text' })
  channel!: (typeof CONSENT_CHANNELS)[number];

  @Property({ type: 'text' })
  purpose!: string;

  @Property({ type: 'text' })
  privacyVersion!: string;

  @Property({ type: 'text', nullable: true })
  contactWindow!: string | null;

  @Property({ type: 'blob', nullable: true })
  contactPhone!: Buffer | null;

  @Property({ type: 'text', nullable: true })
  planId!: string | null;

  /** Time zone of the device on which the person agreed to calls, or null. */
  @Property({ type: 'text', nullable: true })
  timeZone!: UsTimeZone | null;
}

export const CONSENT_DATA: PersonalData = { tables: [{ entity: ConsentRecord }] };
