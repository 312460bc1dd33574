import { Entity } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MyMedicineList, type MyMedicine } from '#contract/care-lists.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { EncryptedList, EncryptedListRepository } from '#platform/crypto/encrypted-list.repository.js';
import type { PersonalData } from '#platform/personal-data/personal-data.js';
import { BelongsToUser } from '../users/index.js';

/** The medicines that a person takes. The list is encrypted because it reveals something about the person's health. */
@Entity({ tableName: 'my_medicines' })
class MedicineList extends EncryptedList {
  @BelongsToUser({ primary: true })
  userId!: string;
}

export const DRUGS_DATA: PersonalData = { tables: [{ entity: MedicineList, isPrivate: true }] };

@Injectable()
export class MyMedicinesRepository extends EncryptedListRepository<MyMedicine> {
  constructor(em: EntityManager, cipher: Cipher) {
    super(em, cipher, { entity: MedicineList, schema: MyMedicineList, idOf: ({ rxcui }) => rxcui });
  }
}
