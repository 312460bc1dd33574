import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from './belongs-to-user.js';

/**
 * An email address that staff removed from an account. The address is stored until the person has been notified at this
 * address. It cannot be sent in an event, because events contain no addresses.
 */
@Entity({ tableName: 'former_addresses' })
export class FormerAddress {
  @BelongsToUser({ primary: true })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  email!: string;
}
