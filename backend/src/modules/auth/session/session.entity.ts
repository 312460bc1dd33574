import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser, User } from '../../users/index.js';

/** A person's session in one browser. The database contains only a hash of the token in the session cookie. */
@Entity({ tableName: 'sessions' })
@Index({ name: 'sessions_user', properties: ['user'] })
@Index({ name: 'sessions_end', properties: ['endsAt'] })
export class Session {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'blob', unique: 'sessions_token' })
  tokenHash!: Buffer;

  @ManyToOne(() => User, { fieldName: 'user_id', deleteRule: 'cascade' })
  user!: User;

  @Property({ type: 'timestamptz' })
  signedInAt: Date = new Date();

  /** Time at which the person last proved their identity in this session. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  provedAt: Date = new Date();

  /** Time at which the person last proved a second factor in this session, or null if they have not proved one. */
  @Property({ type: 'timestamptz', nullable: true })
  factorAt: Date | null = null;

  /** Time at which the session was last used, accurate to the minute. */
  @Property({ type: 'timestamptz' })
  seenAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  endsAt!: Date;

  @Property({ type: 'text' })
  device!: string;

  @Property({ type: 'blob' })
  deviceHash!: Buffer;
}

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
