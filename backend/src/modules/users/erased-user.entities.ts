import type { ManyToOneOptions } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

type Options = Pick<ManyToOneOptions<object, User>, 'primary' | 'index' | 'fieldName'>;

/**
 * Decorates the property of an entity that contains the id of the account to which a row belongs (column `user_id`,
 * unless another name is given). The database deletes the row together with the account.
 */
export const BelongsToUser = (options: Options = {}): PropertyDecorator => {
  const rules = { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', updateRule: 'no action' } as const;
  return (target, property) => ManyToOne<User, object>(() => User, { ...rules, ...options })(target, String(property));
};

/** The account is closed at once, and its data deleted within the promised time. */
@Entity({ tableName: 'erasure_requests' })
@Index({ name: 'erasure_requests_age', properties: ['askedAt'] })
export class ErasureRequest {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt: Date = new Date();
}

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
