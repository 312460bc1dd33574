import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MyMedicineList, type MyMedicine } from '#contract/care-lists.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { EncryptedListRepository } from '#platform/crypto/encrypted-list.repository.js';
import { MedicineList } from './medicine-list.entity.js';

/** Stores the lists of medicines that people take, one list for each person. */
@Injectable()
export class MyMedicinesRepository extends EncryptedListRepository<MyMedicine> {
  constructor(em: EntityManager, cipher: Cipher) {
    super(em, cipher, { entity: MedicineList, schema: MyMedicineList, idOf: ({ rxcui }) => rxcui });
  }
}
