import { Entity } from '@mikro-orm/decorators/legacy';
import { EncryptedList } from '#platform/crypto/encrypted-list.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { BelongsToUser } from '../users/index.js';

/**
 * The doctors whom a person wants to keep. The list is encrypted, because the specialty of a doctor can reveal an
 * illness.
 */
@Entity({ tableName: 'my_doctors' })
export class DoctorList extends EncryptedList {
  @BelongsToUser({ primary: true })
  userId!: string;
}

export const PROVIDERS_DATA: PersonalData = { tables: [{ entity: DoctorList, isPrivate: true }] };
