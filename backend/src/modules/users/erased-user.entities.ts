import type { ManyToOneOptions } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

type Options = Pick<ManyToOneOptions<object, User>, 'primary' | 'index' | 'fieldName'>;

/** The id of an account (`user_id` by default). The database deletes the row together with the account. */
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

/** Stored until the person has been notified there, because events contain no addresses. */
@Entity({ tableName: 'former_addresses' })
export class FormerAddress {
  @BelongsToUser({ primary: true })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  email!: string;
}
