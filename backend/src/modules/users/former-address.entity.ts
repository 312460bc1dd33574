import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

/**
 * An email address that staff removed from an account. It is stored until a notification of the removal has been sent
 * to it. Events cannot carry it, because they contain no addresses.
 */
@Entity({ tableName: 'former_addresses' })
export class FormerAddress {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  email!: string;
}
