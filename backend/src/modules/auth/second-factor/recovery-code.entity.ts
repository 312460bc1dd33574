import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../users/index.js';

/** A code that can replace a lost second factor once. Only its hash is stored. */
@Entity({ tableName: 'recovery_codes' })
export class RecoveryCode {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string;

  @PrimaryKey({ type: 'blob' })
  codeHash!: Buffer;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}
