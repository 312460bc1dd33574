import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { UsTimeZone } from '#contract/limits/consent.js';
import type { RequestState } from '#contract/limits/staff.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { ContactMessageRow } from '../contact/index.js';
import { User } from '../users/index.js';

const rules = { mapToPk: true, nullable: true, updateRule: 'no action' } as const;

/**
 * A person who waits for the firm, either because of a message from the contact form or because the person agreed to be
 * contacted. The row contains ids only; who the person is and what the person agreed to is read when staff look at it.
 */
@Entity({ tableName: 'contact_requests' })
@Check({ name: 'contact_requests_source', expression: 'num_nonnulls(message_id, user_id) = 1' })
@Check({ name: 'contact_requests_state', expression: "state in ('new', 'called', 'done')" })
@Index({
  name: 'contact_requests_received',
  expression: 'create index contact_requests_received on contact_requests (received_at desc, id)',
})
@Index({ name: 'contact_requests_assignee', properties: ['assigneeId'] })
export class ContactRequestRow {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** The message from the contact form. It is null if the request is the consent of the account `userId`. */
  @ManyToOne(() => ContactMessageRow, { ...rules, fieldName: 'message_id', deleteRule: 'cascade', unique: true })
  messageId: string | null = null;

  @ManyToOne(() => User, { ...rules, fieldName: 'user_id', deleteRule: 'cascade', unique: true })
  userId: string | null = null;

  /** Time at which the person last asked. It has no fractions of a millisecond, because the list continues from it. */
  @Property({ type: 'timestamptz' })
  receivedAt!: Date;

  @Property({ type: 'text', default: 'new' })
  state: RequestState = 'new';

  /** The staff member who deals with the request, or null. */
  @ManyToOne(() => User, { ...rules, fieldName: 'assignee_id', deleteRule: 'set null' })
  assigneeId: string | null = null;

  /** Time zone that staff noted because the person told them, or null. */
  @Property({ type: 'text', nullable: true })
  timeZone: UsTimeZone | null = null;

  /** Version number, which increases with each change, so that the second of two simultaneous changes is rejected. */
  @Property({ type: 'integer', version: true, default: 1 })
  version!: number;
}

export const CONTACT_REQUESTS_DATA: PersonalData = { tables: [{ entity: ContactRequestRow, hidden: ['assignee_id'] }] };
