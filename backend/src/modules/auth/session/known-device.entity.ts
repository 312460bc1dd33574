import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

/** A browser in which a person has signed in. The browser is stored as a hash of its user agent. */
@Entity({ tableName: 'known_devices' })
export class KnownDevice {
  @BelongsToUser({ primary: true })
  userId!: string;

  @PrimaryKey({ type: 'blob' })
  deviceHash!: Buffer;

  @Property({ type: 'timestamptz' })
  seenAt!: Date;
}
