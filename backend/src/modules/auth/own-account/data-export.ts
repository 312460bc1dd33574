import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ExportState } from '#contract/api/account.contract.js';
import { deviceName } from '#contract/device-name.js';
import { TOKEN_LIFE } from '#contract/limits/sessions.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { personalRows, type PersonalData } from '#platform/database/personal-rows.js';
import { now, secondsAhead } from '#platform/database/time.js';
import { Publisher } from '#platform/events/publisher.js';
import { AlertsService } from '../../alerts/index.js';
import { ConsentRepository } from '../../consent/index.js';
import { ContactRequestRepository } from '../../contact-requests/index.js';
import { DeadlinesService } from '../../deadlines/index.js';
import { MyMedicinesRepository } from '../../drugs/index.js';
import { SavedItemRepository } from '../../plans/index.js';
import { MyDoctorsRepository } from '../../providers/index.js';
import { SharesRepository } from '../../shares/index.js';
import { UserRepository } from '../../users/index.js';
import { Identity } from '../google/identity.entity.js';
import { AccountToken } from '../links/account-token.entity.js';
import { RequestedEmail } from '../links/requested-email.entity.js';
import { ExportedData } from '../private-data/exported-data.entity.js';
import { RecoveryCode } from '../second-factor/recovery-code.entity.js';
import { SecondFactor } from '../second-factor/second-factor.entity.js';
import { KnownDevice } from '../session/known-device.entity.js';
import { PendingProof } from '../session/pending-proof.entity.js';
import { Session } from '../session/session.entity.js';

/** Exports all data about a person as one JSON file. Each module provides the rows of its own tables. */
@Injectable()
export class DataExport {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
    private readonly events: Publisher,
    private readonly accounts: UserRepository,
    private readonly alerts: AlertsService,
    private readonly consents: ConsentRepository,
    private readonly contactRequests: ContactRequestRepository,
    private readonly savedItems: SavedItemRepository,
    private readonly deadlines: DeadlinesService,
    private readonly medicines: MyMedicinesRepository,
    private readonly doctors: MyDoctorsRepository,
    private readonly shares: SharesRepository,
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
    const body = this.cipher.encrypt(JSON.stringify(await this.collect(userId), null, 2));
    await this.em.nativeUpdate(ExportedData, { userId }, { body, endsAt: secondsAhead(TOKEN_LIFE.export) });
  }

  async file(userId: string): Promise<string | null> {
    const exported = await this.em.findOne(ExportedData, { userId, endsAt: { $gt: now() } });
    return exported?.body ? this.cipher.decrypt(exported.body) : null;
  }

  async deleteEnded(): Promise<number> {
    return this.em.nativeDelete(ExportedData, { endsAt: { $lt: now() } });
  }

  private async collect(userId: string): Promise<PersonalData> {
    const tables = {
      ...(await this.accounts.exportOf(userId)),
      ...(await this.alerts.exportOf(userId)),
      ...(await this.consents.exportOf(userId)),
      ...(await this.contactRequests.exportOf(userId)),
      ...(await this.savedItems.exportOf(userId)),
      ...(await this.deadlines.exportOf(userId)),
      ...(await this.medicines.exportOf(userId)),
      ...(await this.doctors.exportOf(userId)),
      ...(await this.shares.exportOf(userId)),
      ...(await this.exportOf(userId)),
    };
    return Object.fromEntries(Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private async exportOf(userId: string): Promise<PersonalData> {
    const readable = { device: (value: string) => deviceName(value) };
    const hashes = ['hash', 'address_hash', 'token_hash', 'device_hash', 'code_hash', 'holder_hash'];
    const hidden = hashes.concat('body', 'data', 'secret', 'credential_id', 'public_key');
    const rows = { hidden, readable };
    return {
      account_tokens: await personalRows(this.em, AccountToken, { userId }, rows),
      data_exports: await personalRows(this.em, ExportedData, { userId }, rows),
      email_changes: await personalRows(this.em, RequestedEmail, { userId }, rows),
      identities: await personalRows(this.em, Identity, { userId }, rows),
      known_devices: await personalRows(this.em, KnownDevice, { userId }, rows),
      pending_proofs: await personalRows(this.em, PendingProof, { userId }, rows),
      recovery_codes: await personalRows(this.em, RecoveryCode, { userId }, rows),
      second_factors: await personalRows(this.em, SecondFactor, { userId }, rows),
      sessions: await personalRows(this.em, Session, { user: userId }, rows),
    };
  }
}
