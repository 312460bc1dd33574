import { Entity } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MyDoctorList, type MyDoctor } from '#contract/care-lists.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { EncryptedList, EncryptedListRepository } from '#platform/crypto/encrypted-list.repository.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { BelongsToUser } from '../users/index.js';

/** Encrypted, because the specialty of a doctor can reveal an illness. */
@Entity({ tableName: 'my_doctors' })
class DoctorList extends EncryptedList {
  @BelongsToUser({ primary: true })
  userId!: string;
}

export const PROVIDERS_DATA: PersonalData = { tables: [{ entity: DoctorList, isPrivate: true }] };

@Injectable()
export class MyDoctorsRepository extends EncryptedListRepository<MyDoctor> {
  constructor(em: EntityManager, cipher: Cipher) {
    super(em, cipher, { entity: DoctorList, schema: MyDoctorList, idOf: ({ npi }) => npi });
  }
}
