import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { hashToken, newToken } from '#platform/crypto/cipher.js';
import { now } from '#platform/database/time.js';
import { BelongsToUser } from '../../users/index.js';

/** The secret address from which a calendar program fetches a person's dates. Only the hash of the secret is stored. */
@Entity({ tableName: 'deadline_calendars' })
export class CalendarAddress {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'blob', unique: 'deadline_calendars_hash' })
  hash!: Buffer;

  @Property({ type: 'timestamptz' })
  madeAt!: Date;
}

const columns = { disableIdentityMap: true, fields: ['userId', 'madeAt'] } as const;

@Injectable()
export class CalendarAddresses {
  constructor(private readonly em: EntityManager) {}

  /** Returns when the person's address was made, or null if there is none. */
  async since(userId: string): Promise<Date | null> {
    return (await this.em.findOne(CalendarAddress, { userId }, columns))?.madeAt ?? null;
  }

  /** Makes a new address in place of an earlier one, which ends at once. Returns the secret of the new address. */
  async make(userId: string): Promise<string> {
    const token = newToken();
    await this.em
      .createQueryBuilder(CalendarAddress)
      .insert({ userId, hash: hashToken(token), madeAt: now() })
      .onConflict('userId')
      .merge(['hash', 'madeAt'])
      .execute('run');
    return token;
  }

  async end(userId: string): Promise<void> {
    await this.em.nativeDelete(CalendarAddress, { userId });
  }

  /** Returns the id of the person whose address has this secret, or null if there is no such address. */
  async ownerOf(token: string): Promise<string | null> {
    return (await this.em.findOne(CalendarAddress, { hash: hashToken(token) }, columns))?.userId ?? null;
  }
}
