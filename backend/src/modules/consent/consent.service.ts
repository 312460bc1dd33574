import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mayPass } from '../../contract/access.js';
import { CONSENT, type ConsentChange, type ConsentEntry } from '../../contract/consent.contract.js';
import type { ReplyOf } from '../../contract/endpoint.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Publisher } from '../../platform/events/publisher.js';
import type { AuthContext } from '../../platform/http/auth-context.js';
import { UsersService } from '../users/index.js';
import { type ConsentRecord, ConsentRecords } from './consent-records.js';

const toEntry = ({ id, contactConsent, recordedAt, channel, purpose, privacyVersion, contactWindow, contactPhone }: ConsentRecord): ConsentEntry =>
  ({ id, contactConsent, consentTimestamp: recordedAt.toISOString(), channel, purpose, privacyVersion, contactWindow, contactPhone });

@Injectable()
export class ConsentService {
  constructor(
    private readonly em: EntityManager,
    private readonly records: ConsentRecords,
    private readonly users: UsersService,
    private readonly events: Publisher,
  ) {}

  /** Records what the person says now. Throws `auth.forbidden` for anybody else, admins included. */
  async change(actor: AuthContext, userId: string, change: ConsentChange): Promise<ConsentEntry> {
    if (actor.userId !== userId) throw new AppError('auth.forbidden');
    return this.em.transactional(async () => {
      const record = await this.records.add(userId, change);
      await this.users.setConsent(userId, record.contactConsent);
      this.events.publish('consent.changed', { userId, consentId: record.id });
      return toEntry(record);
    });
  }

  /** The whole history, phone numbers included: that staff saw it is told. Throws `auth.forbidden` for everybody but the person and the admins, `users.notFound`. */
  async history(actor: AuthContext, userId: string): Promise<ReplyOf<typeof CONSENT.history>> {
    if (actor.userId !== userId && !mayPass('admins', actor.role)) throw new AppError('auth.forbidden');
    const user = await this.users.getById(userId);
    if (actor.userId !== userId) this.events.publish('admin.userShown', { actorId: actor.userId, userId });
    await this.em.flush();
    const { termsAcceptedAt, consentToContact, signUpConsent, contactWindow, termsVersion } = user;
    return {
      entries: (await this.records.listOf(userId)).map(toEntry),
      signUp: termsAcceptedAt && { at: termsAcceptedAt.toISOString(), toContact: signUpConsent ?? consentToContact, contactWindow, termsVersion },
    };
  }
}
