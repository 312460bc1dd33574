import { Entity } from '@mikro-orm/decorators/legacy';
import { EncryptedList } from '#platform/crypto/encrypted-list.js';
import { BelongsToUser } from '../users/index.js';

/** A person's doctors. The list is encrypted, because a doctor's specialty can reveal an illness. */
@Entity({ tableName: 'my_doctors' })
export class DoctorList extends EncryptedList {
  @BelongsToUser({ primary: true })
  userId!: string;
}
