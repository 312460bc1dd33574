import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

export type ProofPurpose = 'signIn' | 'passkeyChallenge' | 'addApp' | 'addPasskey';

/**
 * A proof of identity that a person has begun and must complete within a few minutes. Examples are a sign-in that still
 * needs the second factor, a challenge that a passkey must sign, and the setup of an authenticator app.
 */
@Entity({ tableName: 'pending_proofs' })
@Index({ name: 'pending_proofs_user', properties: ['userId'] })
@Index({ name: 'pending_proofs_end', properties: ['expiresAt'] })
export class PendingProof {
  /** Hash of the value that identifies the browser: the secret of its unfinished sign-in, or the id of its session. */
  @PrimaryKey({ type: 'blob' })
  holderHash!: Buffer;

  @PrimaryKey({ type: 'text' })
  purpose!: ProofPurpose;

  @BelongsToUser()
  userId!: string;

  /**
   * The challenge that a passkey must sign, or the secret of the authenticator app that is being set up. The data is
   * encrypted by `Cipher`. For an unfinished sign-in, the encrypted text is empty.
   */
  @Property({ type: 'blob' })
  data!: Buffer;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
