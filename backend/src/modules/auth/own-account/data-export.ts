import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ExportState } from '#contract/api/account.contract.js';
import { TOKEN_LIFE } from '#contract/limits/sessions.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { now, secondsAhead } from '#platform/database/time.js';
import { Publisher } from '#platform/events/publisher.js';
import { PersonalDataStore } from '#platform/personal-data/personal-data.js';
import { BelongsToUser } from '../../users/index.js';

/** `body` is encrypted, and null until a worker has created the file. */
@Entity({ tableName: 'data_exports' })
export class ExportedData {
  @BelongsToUser({ primary: true })
  userId!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  askedAt: Date = new Date();

  @Property({ type: 'blob', nullable: true })
  body: Buffer | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  endsAt: Date | null = null;
}

/** Exports all data about a person as one JSON file. */
@Injectable()
export class DataExport {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
    private readonly events: Publisher,
    private readonly personalData: PersonalDataStore,
  ) {}

  async state(userId: string): Promise<ExportState> {
    const exported = await this.em.findOne(ExportedData, { userId }, { refresh: true });
    const isReady = (await this.em.count(ExportedData, { userId, body: { $ne: null }, endsAt: { $gt: now() } })) > 0;
    return {
      askedAt: exported?.askedAt.toISOString() ?? null,
      readyUntil: (isReady && exported?.endsAt?.toISOString()) || null,
    };
  }

  /** Asks the workers to create a new export file for a person, and deletes the previous file. */
  async request(userId: string): Promise<ExportState> {
    await this.em.transactional(async (em) => {
      await em.upsert(ExportedData, { userId, askedAt: new Date(), body: null, endsAt: null });
      this.events.publish('user.exportAsked', { userId });
    });
    return this.state(userId);
  }

  /** Creates the export file and stores it encrypted for a day. Workers call this method. */
  async build(userId: string): Promise<void> {
    const body = this.cipher.encrypt(JSON.stringify(await this.personalData.exportOf(userId), null, 2));
    await this.em.nativeUpdate(ExportedData, { userId }, { body, endsAt: secondsAhead(TOKEN_LIFE.export) });
  }

  async file(userId: string): Promise<string | null> {
    const exported = await this.em.findOne(ExportedData, { userId, endsAt: { $gt: now() } });
    return exported?.body ? this.cipher.decrypt(exported.body) : null;
  }
}
