import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { MyMedicineList } from '#contract/api/drugs.contract.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { personalRows, type PersonalData } from '#platform/database/personal-rows.js';
import { MedicineList } from './medicine-list.entity.js';

/** Stores the list of medicines that a person takes. Callers must pass the signed-in person as the owner. */
@Injectable()
export class MyMedicinesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  /**
   * Returns the medicines in the order in which they were added. A stored list that the current release cannot read
   * counts as empty.
   */
  async list(userId: string): Promise<MyMedicineList> {
    const row = await this.em.findOne(MedicineList, { userId });
    if (!row) return [];
    const parsed = z.safeParse(MyMedicineList, JSON.parse(this.cipher.decrypt(row.content)));
    return parsed.success ? parsed.data : [];
  }

  async replace(userId: string, medicines: MyMedicineList): Promise<MyMedicineList> {
    const each = [...new Map(medicines.map((medicine) => [medicine.rxcui, medicine])).values()];
    if (each.length === 0) await this.em.nativeDelete(MedicineList, { userId });
    else {
      const content = this.cipher.encrypt(JSON.stringify(each));
      await this.em.upsert(MedicineList, { userId, content, savedAt: new Date() }, { disableIdentityMap: true });
    }
    return each;
  }

  async exportOf(userId: string): Promise<PersonalData> {
    const readable = { content: (value: Buffer) => this.cipher.decrypt(value) };
    return { my_medicines: await personalRows(this.em, MedicineList, { userId }, { readable }) };
  }
}
