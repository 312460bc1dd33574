import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/index.js';

/** The medicines that a person takes. The list is encrypted because it says something about the person's health. */
@Entity({ tableName: 'my_medicines' })
export class MedicineList {
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
