import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AlertTopic } from '#contract/limits/alerts.js';
import { BelongsToUser } from '../../users/index.js';
import type { AlertSettings } from './alert-settings.entity.js';

/**
 * What a person said about mails on a topic before the statement in `AlertSettings`. It is never changed, and it is
 * deleted only together with the account.
 */
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
