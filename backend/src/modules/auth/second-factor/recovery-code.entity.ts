import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BelongsToUser } from '../../users/index.js';

/** A recovery code, which can replace a lost second factor once. The database contains only a hash of the code. */
@Entity({ tableName: 'recovery_codes' })
export class RecoveryCode {
  @BelongsToUser({ primary: true })
  userId!: string;

  @PrimaryKey({ type: 'blob' })
  codeHash!: Buffer;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}
