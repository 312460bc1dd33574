import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SignUp } from '#contract/api/users.contract.js';
import { birthDateFor } from '#contract/limits/ages.js';
import { TERMS_VERSION } from '#contract/limits/consent.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { hashPassword, isPassword } from './passwords/password-hash.js';
import { refuseWeakPassword } from './passwords/password-policy.js';
import { sameVersion, splitName, User } from './user.entity.js';

export interface EmailLookup {
  id: string | null;
  passwordHash: string | null;
  knownBrowserTries: number;
  isClosed: boolean;
  isLocked: boolean;
  isConfirmed: boolean;
}

@Injectable()
export class UsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly events: Publisher,
    private readonly cipher: Cipher,
  ) {}

  async findById(id: string): Promise<User | null> {
    return this.em.findOne(User, { id });
  }

  async findByEmail(email: string): Promise<User | null> {
    return this.em.findOne(User, { email });
  }

  /**
   * Returns the data that sign-in and requests for emailed links need about an email address. The database query always
   * returns exactly one row, with null values if the address has no account. The duration of the query therefore does
   * not reveal whether there is an account. Raw SQL is used, because creating an entity would take extra time.
   */
  async lookUp(email: string): Promise<EmailLookup> {
    const [row] = await this.em.execute<EmailLookup[]>(
      `select u.id, u.password_hash as "passwordHash", coalesce(u.known_browser_tries, 0) as "knownBrowserTries",
         u.closed_at is not null as "isClosed",
         u.locked_at is not null as "isLocked", u.email_confirmed_at is not null as "isConfirmed"
       from (select ?::text as email) input left join users u on u.email = input.email`,
      [email],
    );
    if (!row) throw new RangeError('a left join of one row has no row');
    return row;
  }

  async getById(id: string): Promise<User> {
    const user = await this.findById(id);
    if (!user) throw new AppError('users.notFound');
    return user;
  }

  /**
   * Opens an account for a person who signs up. If the email address already has an account, the owner of that account
   * gets an email and `users.emailTaken` is thrown. The password is hashed in both cases, so that both take equally
   * long. The method also throws the errors of the password policy.
   */
  async signUp(signup: SignUp): Promise<void> {
    refuseWeakPassword(signup.password, signup);
    const passwordHash = await hashPassword(signup.password);
    const existing = await this.findByEmail(signup.email);
    if (existing) return this.refuseTaken(existing);
    const user = this.em.create(User, this.rowFor(signup, passwordHash), { partial: true });
    this.events.publish('user.signedUp', { userId: user.id });
    try {
      await this.em.flush();
    } catch (error) {
      // If two people sign up with the same email address at the same moment, the unique index of the database lets
      // only one of them succeed. The other person gets the error for an address that already has an account.
      if (error instanceof UniqueConstraintViolationException) throw new AppError('users.emailTaken', { cause: error });
      throw error;
    }
  }

  /** For an address that Google has verified. The caller must flush. */
  open(person: Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'termsVersion' | 'termsAcceptedAt'>): User {
    const user = this.em.create(User, person, { partial: true });
    this.events.publish('user.signedUp', { userId: user.id });
    return user;
  }

  /**
   * Removes everything that was entered into an account before its email address was confirmed, such as the password,
   * name, phone number and consent. The person who has now proved that the address is theirs provides their own name
   * and accepts the current terms. The role of the account is not changed. The caller must also delete the private data
   * and flush the unit of work.
   */
  replaceUnconfirmed(user: User, { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): void {
    Object.assign(user, {
      firstName,
      lastName,
      passwordHash: null,
      phone: null,
      gender: null,
      consentToContact: false,
      signUpConsent: null,
      contactWindow: null,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: new Date(),
    } satisfies Partial<User>);
  }

  /** Age, date of birth and health answers. The caller must flush. */
  async forget(userId: string): Promise<void> {
    const user = await this.getById(userId);
    Object.assign(user, { ageRange: null, dateOfBirth: null, healthAnswers: null } satisfies Partial<User>);
  }

  /** Keeps a copy of the consent given at sign-up. The caller must flush. */
  setConsent(user: User, mayBeContacted: boolean): void {
    user.signUpConsent ??= user.consentToContact;
    user.consentToContact = mayBeContacted;
  }

  /** The version stays, because this is no edit of the account. */
  async setOnboarded(userId: string): Promise<void> {
    await this.em.nativeUpdate(User, { id: userId, onboarded: false }, { onboarded: true, ...sameVersion() });
  }

  /** Publishes an event at the first time. The caller must flush. */
  confirmAddress(user: User): void {
    if (user.emailConfirmedAt) return;
    user.emailConfirmedAt = new Date();
    this.events.publish('user.confirmed', { userId: user.id });
  }

  /** Takes just as long for null, and returns false. */
  async hasPassword(user: User | null, password: string): Promise<boolean> {
    return isPassword(password, user?.passwordHash ?? null);
  }

  async changePassword(user: User, password: string, field: string): Promise<void> {
    refuseWeakPassword(password, { email: user.email, name: user.name }, field);
    user.passwordHash = await hashPassword(password);
  }

  private async refuseTaken(owner: User): Promise<never> {
    this.events.publish('user.signUpRepeated', { userId: owner.id });
    await this.em.flush();
    throw new AppError('users.emailTaken');
  }

  private rowFor(signup: SignUp, passwordHash: string): Partial<User> {
    const now = new Date();
    const { health_history, medications, medications_rxcui, additional_coverage } = signup;
    const answers = { health_history, medications, medications_rxcui, additional_coverage };
    const answered = Object.values(answers).some((answer) => answer != null && answer.length > 0);
    return {
      id: randomUUID(),
      ...splitName(signup.name),
      email: signup.email,
      passwordHash,
      phone: signup.phone || null,
      ageRange: signup.age_range,
      dateOfBirth: signup.date_of_birth ?? birthDateFor(signup.age_range, now.getFullYear()),
      healthAnswers: answered ? this.cipher.encrypt(JSON.stringify(answers)) : null,
      consentToContact: signup.consent_to_contact,
      contactWindow: signup.consent_to_contact ? (signup.contact_window ?? null) : null,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: now,
    };
  }
}
