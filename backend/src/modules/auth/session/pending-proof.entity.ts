import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

export type ProofPurpose = 'signIn' | 'passkeyChallenge' | 'addApp' | 'addPasskey';

/**
 * An unfinished step of a sign-in or of the setup of a second factor. The person must complete the step within a few
 * minutes. Examples are a sign-in that still needs the second factor, and a challenge that a passkey must sign.
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
   * The challenge that a passkey must sign, or the secret of the authenticator app that is being set up. It is
   * encrypted by `Cipher`.
   */
  @Property({ type: 'blob' })
  data!: Buffer;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
