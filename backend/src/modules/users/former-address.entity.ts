import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

/**
 * An email address that staff removed from an account. It is stored until the person has been notified at this address.
 * It cannot be sent in an event, because events contain no addresses.
 */
@Entity({ tableName: 'former_addresses' })
export class FormerAddress {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  email!: string;
}
