import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

/**
 * An email address that staff removed from an account, stored until that address has been notified of the removal. It
 * is stored here because events contain no addresses.
 */
@Entity({ tableName: 'former_addresses' })
export class FormerAddress {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  email!: string;
}
