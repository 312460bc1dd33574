import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ConsentChange } from '../../contract/consent.contract.js';
import type { CONSENT_CHANNELS } from '../../contract/limits.js';
import { Cipher } from '../../platform/crypto/cipher.js';

export interface ConsentRecord {
  id: string;
  userId: string;
  recordedAt: Date;
  contactConsent: boolean;
  channel: (typeof CONSENT_CHANNELS)[number];
  purpose: string;
  privacyVersion: string;
  contactWindow: string | null;
  contactPhone: string | null;
}
interface Row extends Omit<ConsentRecord, 'contactPhone' | 'recordedAt'> {
  recordedAt: Date | string;
  phone: Buffer | null;
}

const COLUMNS = `id, user_id as "userId", recorded_at as "recordedAt", contact_consent as "contactConsent", channel, purpose,
  privacy_version as "privacyVersion", contact_window as "contactWindow", contact_phone as phone`;

/** The history as it lies in the database. Rows are added; nothing is ever changed. */
@Injectable()
export class ConsentRecords {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  /** Adds an entry inside the caller's transaction. */
  async add(userId: string, change: ConsentChange): Promise<ConsentRecord> {
    const [row] = await this.em.execute<Row[]>(
      `insert into consent_records (id, user_id, stated_at, is_interested, contact_consent, channel, purpose, privacy_version, contact_window, contact_phone)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning ${COLUMNS}`,
      [
        randomUUID(), userId, change.consent_timestamp, change.is_interested, change.contact_consent, change.consent_channel, change.consent_purpose,
        change.privacy_version, change.contact_window, change.contact_phone === null ? null : this.cipher.encrypt(change.contact_phone),
      ],
    );
    if (!row) throw new Error('the consent was not recorded');
    return this.read(row);
  }

  /** Newest first. */
  async listOf(userId: string): Promise<ConsentRecord[]> {
    const rows = await this.em.execute<Row[]>(`select ${COLUMNS} from consent_records where user_id = ? order by recorded_at desc, id`, [userId]);
    return rows.map((row) => this.read(row));
  }

  /** The entry, if it is still what the person last said; null once a newer one stands above it or the person is gone. */
  async findIfStill(id: string): Promise<ConsentRecord | null> {
    const [row] = await this.em.execute<Row[]>(
      `select ${COLUMNS} from consent_records given where id = ?
       and not exists (select 1 from consent_records newer where newer.user_id = given.user_id and newer.recorded_at > given.recorded_at)`,
      [id],
    );
    return row ? this.read(row) : null;
  }

  private read({ phone, recordedAt, ...row }: Row): ConsentRecord {
    return { ...row, recordedAt: new Date(recordedAt), contactPhone: phone === null ? null : this.cipher.decrypt(phone) };
  }
}
