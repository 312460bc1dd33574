import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../users/index.js';

/** What a pending proof is for. */
export type ProofPurpose = 'signIn' | 'passkeyChallenge' | 'addApp' | 'addPasskey';

/**
 * A step that a person has begun and must complete within a few minutes, such as a sign-in that still needs the second
 * factor, or a challenge that a passkey must sign.
 */
@Entity({ tableName: 'pending_proofs' })
@Index({ name: 'pending_proofs_user', properties: ['userId'] })
@Index({ name: 'pending_proofs_end', properties: ['expiresAt'] })
export class PendingProof {
  /** Hash of what the browser must present: the secret of a pending sign-in, or the id of its session. */
  @PrimaryKey({ type: 'blob' })
  holderHash!: Buffer;

  @PrimaryKey({ type: 'text' })
  purpose!: ProofPurpose;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string;

  /** The challenge, or the secret that an app is being set up with, encrypted by `Cipher`. */
  @Property({ type: 'blob' })
  data!: Buffer;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
