import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mayPass } from '#contract/access.js';
import {
  CONSENT,
  type ConsentChange,
  type ConsentEntry,
  type MailConsentEntry,
} from '#contract/api/consent.contract.js';
import type { ReplyOf } from '#contract/api/endpoint.js';
import type { AlertTopic } from '#contract/limits/alerts.js';
import { CONSENT_WORDS } from '#contract/messages/consent.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { AlertsService } from '../alerts/index.js';
import { UserRepository, UsersService, type User } from '../users/index.js';
import { ConsentRepository, type DecryptedConsent } from './consent.repository.js';

const toEntry = (record: DecryptedConsent): ConsentEntry => ({
  id: record.id,
  contactConsent: record.contactConsent,
  consentTimestamp: record.recordedAt.toISOString(),
  channel: record.channel,
  purpose: record.purpose,
  privacyVersion: record.privacyVersion,
  contactWindow: record.contactWindow,
  contactPhone: record.contactPhone,
  planId: record.planId,
  timeZone: record.timeZone,
});

type MailStatement = Awaited<ReturnType<AlertsService['listStatements']>>[number];
const toMailEntry = ({ topic, isOn, changedAt, changedBy, wording }: MailStatement): MailConsentEntry => ({
  topic,
  isOn,
  at: changedAt.toISOString(),
  by: changedBy,
  wording,
});

/** No phone number without consent to calls or texts, and no time zone without one to calls. */
function onlyNeeded(change: ConsentChange): ConsentChange {
  const allowsCalls = change.contact_consent && change.consent_channel === 'phone';
  return {
    ...change,
    contact_phone: allowsPhone(change) ? change.contact_phone : null,
    time_zone: allowsCalls ? change.time_zone : null,
  };
}

/** Returns whether a statement allows calls or text messages. */
const allowsPhone = ({ contact_consent, consent_channel }: ConsentChange): boolean =>
  contact_consent && consent_channel !== 'email';

/** If it allows calls or text messages but contains no phone number itself. */
const needsPhone = (change: ConsentChange): boolean => allowsPhone(change) && !change.contact_phone;

/** Two withdrawals are always the same, two consents only if all their details are equal. */
function isSame(last: DecryptedConsent, change: ConsentChange): boolean {
  if (last.contactConsent !== change.contact_consent) return false;
  if (!change.contact_consent) return true;
  return (
    last.channel === change.consent_channel &&
    last.purpose === change.consent_purpose &&
    last.privacyVersion === change.privacy_version &&
    last.contactWindow === change.contact_window &&
    last.contactPhone === (change.contact_phone || null) &&
    last.planId === (change.plan_id ?? null) &&
    last.timeZone === (change.time_zone ?? null)
  );
}

@Injectable()
export class ConsentService {
  constructor(
    private readonly em: EntityManager,
    private readonly consents: ConsentRepository,
    private readonly accounts: UserRepository,
    private readonly users: UsersService,
    private readonly alerts: AlertsService,
    private readonly events: Publisher,
  ) {}

  /**
   * Records that a person agrees to be contacted, or that they withdraw their consent. A phone number is only stored
   * with consent to calls or text messages, and a time zone only with consent to calls. If the statement is the same
   * as the person's newest consent record, nothing is stored and no event is published. Throws `auth.forbidden` if
   * the caller is someone other than this person, even an admin. Throws `request.invalid` if a required phone number
   * is missing.
   */
  async change(actor: AuthContext, userId: string, sent: ConsentChange): Promise<ConsentEntry> {
    const change = onlyNeeded(sent);
    if (actor.userId !== userId) throw new AppError('auth.forbidden');
    if (needsPhone(change) && !(await this.users.getById(userId)).phone)
      throw new AppError('request.invalid', { errors: { contact_phone: CONSENT_WORDS.phoneNeeded } });
    return this.em.transactional(async () => {
      const user = await this.accounts.getForChange(userId);
      const newest = await this.consents.newestOf(userId);
      if (newest && isSame(newest, change)) return toEntry(newest);
      const record = this.consents.add(userId, change);
      this.users.setConsent(user, record.contactConsent);
      this.events.publish('consent.changed', { userId, consentId: record.id, isGiven: record.contactConsent });
      return toEntry(record);
    });
  }

  /** Ends the mails about a topic. Throws `auth.forbidden` if the caller is someone other than this person. */
  async endMails(actor: AuthContext, userId: string, topic: AlertTopic): Promise<void> {
    if (actor.userId !== userId) throw new AppError('auth.forbidden');
    await this.alerts.set(userId, false, topic);
  }

  /**
   * Ends the consent of a person whose email address staff have changed, because the owner of the new address has not
   * agreed to anything. The history is kept. The caller must have locked the account, must publish an event and must
   * flush the unit of work.
   */
  endForNewAddress(user: User): void {
    if (user.consentToContact) this.consents.addEnd(user.id);
    this.users.setConsent(user, false);
  }

  /**
   * Returns the full consent history of a person, including phone numbers and what they said about mails. If a staff
   * member reads the history of someone else, an event that records the reading is published. Throws `auth.forbidden`
   * unless the caller is the person or an admin, and `users.notFound` if there is no such person.
   */
  async history(actor: AuthContext, userId: string): Promise<ReplyOf<typeof CONSENT.listHistory>> {
    if (actor.userId !== userId && !mayPass('admins', actor.role)) throw new AppError('auth.forbidden');
    const user = await this.users.getById(userId);
    if (actor.userId !== userId) this.events.publish('admin.userShown', { actorId: actor.userId, userId });
    await this.em.flush();
    const { phone, termsAcceptedAt, consentToContact, signUpConsent, contactWindow, termsVersion } = user;
    return {
      entries: (await this.consents.listOf(userId)).map(toEntry),
      mails: (await this.alerts.listStatements(userId)).map(toMailEntry),
      signUp: termsAcceptedAt && {
        at: termsAcceptedAt.toISOString(),
        toContact: signUpConsent ?? consentToContact,
        contactWindow,
        termsVersion,
      },
      hasPhone: Boolean(phone),
    };
  }
}
