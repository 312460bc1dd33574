import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ConsentChange } from '#contract/api/consent.contract.js';
import { ENDED_BY_NEW_ADDRESS, PRIVACY_VERSION } from '#contract/limits/consent.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { ConsentRecord } from './consent-record.entity.js';

export type DecryptedConsent = Omit<ConsentRecord, 'contactPhone'> & { contactPhone: string | null };

const NEWEST_FIRST = { recordedAt: 'desc', id: 'asc' } as const;

/** Stores consent records. New records are added, and existing records are never changed. */
@Injectable()
export class ConsentRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  add(userId: string, change: ConsentChange): DecryptedConsent {
    const record = this.em.create(
      ConsentRecord,
      {
        id: randomUUID(),
        userId,
        statedAt: new Date(change.consent_timestamp),
        isInterested: change.is_interested,
        contactConsent: change.contact_consent,
        channel: change.consent_channel,
        purpose: change.consent_purpose,
        privacyVersion: change.privacy_version,
        contactWindow: change.contact_window,
        contactPhone: change.contact_phone ? this.cipher.encrypt(change.contact_phone) : null,
        planId: change.plan_id ?? null,
        timeZone: change.time_zone ?? null,
      },
      { partial: true },
    );
    return this.decrypt(record);
  }

  /** For staff setting a new email address, which ends the consent. */
  addEnd(userId: string): void {
    this.em.create(
      ConsentRecord,
      {
        id: randomUUID(),
        userId,
        statedAt: new Date(),
        isInterested: false,
        contactConsent: false,
        channel: 'email',
        purpose: ENDED_BY_NEW_ADDRESS,
        privacyVersion: PRIVACY_VERSION,
      },
      { partial: true },
    );
  }

  async listOf(userId: string): Promise<DecryptedConsent[]> {
    const records = await this.em.find(ConsentRecord, { userId }, { orderBy: NEWEST_FIRST });
    return records.map((record) => this.decrypt(record));
  }

  /** Null without one. Only the newest record of a person applies. */
  async newestOf(userId: string): Promise<DecryptedConsent | null> {
    const record = await this.em.findOne(ConsentRecord, { userId }, { orderBy: NEWEST_FIRST });
    return record && this.decrypt(record);
  }

  /** Returns the newest consent record of each of these people, by the id of the person. */
  async newestOfEach(userIds: readonly string[]): Promise<Map<string, DecryptedConsent>> {
    if (userIds.length === 0) return new Map();
    const records = await this.em.find(ConsentRecord, { userId: { $in: [...userIds] } }, { orderBy: NEWEST_FIRST });
    const newest = new Map<string, DecryptedConsent>();
    for (const record of records) if (!newest.has(record.userId)) newest.set(record.userId, this.decrypt(record));
    return newest;
  }

  /** Null if the person has a newer record, or the record was deleted with the account. */
  async findIfNewest(id: string): Promise<DecryptedConsent | null> {
    const record = await this.em.findOne(ConsentRecord, { id });
    const newest = record && (await this.newestOf(record.userId));
    return newest?.id === id ? newest : null;
  }

  private decrypt(record: ConsentRecord): DecryptedConsent {
    const { contactPhone } = record;
    return { ...record, contactPhone: contactPhone && this.cipher.decrypt(contactPhone) };
  }
}
