import type { ManyToOneOptions } from '@mikro-orm/core';
import { ManyToOne } from '@mikro-orm/decorators/legacy';
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
