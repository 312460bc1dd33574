import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/index.js';

/** A person's doctors. The list is encrypted, because a doctor's specialty can reveal an illness. */
@Entity({ tableName: 'my_doctors' })
export class DoctorList {
  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  userId!: string;

  @Property({ type: 'blob' })
  content!: Buffer;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  savedAt!: Date;
}
