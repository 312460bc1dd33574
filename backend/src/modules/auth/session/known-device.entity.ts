import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../users/index.js';

/** A browser in which a person has signed in, stored as a hash of its user agent. */
@Entity({ tableName: 'known_devices' })
export class KnownDevice {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string;

  @PrimaryKey({ type: 'blob' })
  deviceHash!: Buffer;

  @Property({ type: 'timestamptz' })
  seenAt!: Date;
}
