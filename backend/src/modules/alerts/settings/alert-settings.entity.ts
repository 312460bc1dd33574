import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ALERTS_CHANGED_BY, AlertTopic } from '#contract/limits/alerts.js';
import { BelongsToUser } from '../../users/index.js';

/** Injection token of a clock, in milliseconds since 1970, with which tests replay days. */
export const ALERT_CLOCK = Symbol('ALERT_CLOCK');

/** Whether a person wants mails about a topic. The audit trail holds the earlier states. */
@Entity({ tableName: 'alert_settings' })
@Check({ name: 'alert_settings_topic', expression: "topic in ('savedPlans', 'deadlines')" })
@Check({
  name: 'alert_settings_by',
  expression: "changed_by in ('person', 'stopLink', 'bounce', 'newAddress')",
})
export class AlertSettings {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'text', primary: true })
  topic!: AlertTopic;

  /** Stands for person and topic in the link that stops the mails, and says nothing else. */
  @Property({ type: 'uuid', unique: 'alert_settings_stop' })
  stopId!: string;

  @Property({ type: 'boolean' })
  isOn!: boolean;

  @Property({ type: 'timestamptz' })
  changedAt!: Date;

  @Property({ type: 'text' })
  changedBy!: (typeof ALERTS_CHANGED_BY)[number];

  /** Version of the text with which the person agreed. */
  @Property({ type: 'text' })
  wording!: string;

  /** Newest plan year of which the person was told that its plans are out, or null before the first comparison. */
  @Property({ type: 'integer', nullable: true })
  knownYear: number | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  lastMailAt: Date | null = null;
}

/** Earlier statements. Never changed, and deleted only together with the account. */
@Entity({ tableName: 'past_alert_settings' })
@Index({
  name: 'past_alert_settings_of',
  expression: 'create index past_alert_settings_of on past_alert_settings (user_id, changed_at desc)',
})
export class PastAlertSettings {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @BelongsToUser({ index: false })
  userId!: string;

  @Property({ type: 'text' })
  topic!: AlertTopic;

  @Property({ type: 'boolean' })
  isOn!: boolean;

  @Property({ type: 'timestamptz' })
  changedAt!: Date;

  @Property({ type: 'text' })
  changedBy!: AlertSettings['changedBy'];

  /** Version of the text with which the person agreed. */
  @Property({ type: 'text' })
  wording!: string;
}
