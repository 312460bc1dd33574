import { Entity } from '@mikro-orm/decorators/legacy';
import { EncryptedList } from '#platform/crypto/encrypted-list.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { BelongsToUser } from '../users/index.js';

/** The medicines that a person takes. The list is encrypted because it reveals something about the person's health. */
@Entity({ tableName: 'my_medicines' })
export class MedicineList extends EncryptedList {
  @BelongsToUser({ primary: true })
  userId!: string;
}

export const DRUGS_DATA: PersonalData = { tables: [{ entity: MedicineList, isPrivate: true }] };
