import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { MyMedicineList } from '../../contract/drugs.contract.js';
import { Cipher } from '../../platform/crypto/cipher.js';

/** The medicines a person keeps, encrypted. The caller names the owner, always the signed-in person. */
@Injectable()
export class MyMedicines {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  /** In the order they were put in. What an older release wrote and this one cannot read counts as nothing. */
  async list(userId: string): Promise<MyMedicineList> {
    const [row] = await this.em.execute<{ content: Buffer }[]>('select content from my_medicines where user_id = ?', [userId]);
    if (!row) return [];
    const parsed = z.safeParse(MyMedicineList, JSON.parse(this.cipher.decrypt(row.content)));
    return parsed.success ? parsed.data : [];
  }

  /** Puts this list in place of the one before; each medicine once. An empty list leaves nothing behind. */
  async replace(userId: string, medicines: MyMedicineList): Promise<MyMedicineList> {
    const each = [...new Map(medicines.map((medicine) => [medicine.rxcui, medicine])).values()];
    if (each.length === 0) await this.em.execute('delete from my_medicines where user_id = ?', [userId]);
    else {
      await this.em.execute('insert into my_medicines (user_id, content) values (?, ?) on conflict (user_id) do update set content = excluded.content, saved_at = now()',
        [userId, this.cipher.encrypt(JSON.stringify(each))]);
    }
    return each;
  }
}
