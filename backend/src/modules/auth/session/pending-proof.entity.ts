import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

export type ProofPurpose = 'signIn' | 'passkeyChallenge' | 'addApp' | 'addPasskey';

/** To be completed within minutes: a second step, a passkey's challenge, or the setup of an app. */
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

  /** The encrypted challenge or app secret. For an unfinished sign-in, the text is empty. */
  @Property({ type: 'blob' })
  data!: Buffer;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
