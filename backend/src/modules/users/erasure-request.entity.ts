import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

/**
 * A request to delete all data about a person. The account is closed immediately, and erased within the promised time.
 */
@Entity({ tableName: 'erasure_requests' })
@Index({ name: 'erasure_requests_age', properties: ['askedAt'] })
export class ErasureRequest {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt: Date = new Date();
}
