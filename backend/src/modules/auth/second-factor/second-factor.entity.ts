import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { FactorKind } from '#contract/limits/second-factor.js';
import { BelongsToUser } from '../../users/index.js';

/** A second factor, which a person has besides their password: an authenticator app or a passkey. */
@Entity({ tableName: 'second_factors' })
@Check({ name: 'second_factors_kind', expression: "kind in ('app', 'passkey')" })
@Index({ name: 'second_factors_user', properties: ['userId'] })
export class SecondFactor {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @BelongsToUser()
  userId!: string;

  @Property({ type: 'text' })
  kind!: FactorKind;

  @Property({ type: 'text' })
  name!: string;

  /** The app's secret, encrypted by `Cipher`; null for a passkey. */
  @Property({ type: 'blob', nullable: true })
  secret: Buffer | null = null;

  /** 30-second period of the newest accepted code. Codes up to it are rejected. */
  @Property({ type: 'bigint', nullable: true })
  lastStep: string | null = null;

  /** Id of a passkey's credential, as base64url. For an authenticator app, the id is null. */
  @Property({ type: 'text', nullable: true, unique: 'second_factors_credential' })
  credentialId: string | null = null;

  @Property({ type: 'blob', nullable: true })
  publicKey: Buffer | null = null;

  /** The counter stays 0 for devices that do not count signatures. */
  @Property({ type: 'bigint', defaultRaw: '0' })
  counter: string = '0';

  /** Transports by which a browser can reach the device of a passkey, such as `usb` or `internal`. */
  @Property({ type: 'text[]', nullable: true })
  transports: string[] | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}
