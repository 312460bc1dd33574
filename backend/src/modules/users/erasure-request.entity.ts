import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from './belongs-to-user.js';

/**
 * A request to delete all data about a person. The person's account is closed immediately, and its data is deleted
 * within the promised time.
 */
@Entity({ tableName: 'erasure_requests' })
@Index({ name: 'erasure_requests_age', properties: ['askedAt'] })
export class ErasureRequest {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt: Date = new Date();
}
