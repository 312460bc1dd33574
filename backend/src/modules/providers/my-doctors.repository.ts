import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MyDoctorList, type MyDoctor } from '#contract/care-lists.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { EncryptedListRepository } from '#platform/crypto/encrypted-list.repository.js';
import { DoctorList } from './doctor-list.entity.js';

/** Stores the lists of doctors whom people want to keep, one list for each person. */
@Injectable()
export class MyDoctorsRepository extends EncryptedListRepository<MyDoctor> {
  constructor(em: EntityManager, cipher: Cipher) {
    super(em, cipher, { entity: DoctorList, schema: MyDoctorList, idOf: ({ npi }) => npi });
  }
}
