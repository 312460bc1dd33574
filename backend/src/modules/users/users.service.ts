import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { birthDateFor, TERMS_VERSION } from '../../contract/limits.js';
import type { SignUp } from '../../contract/users.contract.js';
import { Cipher } from '../../platform/crypto/cipher.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Publisher } from '../../platform/events/publisher.js';
import { hashPassword, isPassword } from './password-hash.js';
import { refuseWeakPassword } from './password-policy.js';
import { splitName, User } from './user.entity.js';

/** `id` null: no account has the address. */
export interface LookedUp { id: string | null; passwordHash: string | null; isClosed: boolean; isConfirmed: boolean }

/** Accounts: opening them, finding them, and their passwords. */
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
   * What signing in and asking for a link need to know of an address. A row comes for every address, with nulls where
   * nobody has it, and no account is built from it: so the time an answer takes does not tell who is registered.
   */
  async lookUp(email: string): Promise<LookedUp> {
    const [row] = await this.em.execute<LookedUp[]>(
      `select u.id, u.password_hash as "passwordHash", u.closed_at is not null as "isClosed", u.email_confirmed_at is not null as "isConfirmed"
       from (select ?::text as email) asked left join users u on u.email = asked.email`, [email]);
    return row ?? { id: null, passwordHash: null, isClosed: false, isConfirmed: false };
  }

  /** Throws `users.notFound`. */
  async getById(id: string): Promise<User> {
    const user = await this.findById(id);
    if (!user) throw new AppError('users.notFound');
    return user;
  }

  /**
   * Opens an account. The password is hashed either way, so that a taken address takes as long as a free one; the
   * owner of a taken address is told by mail. Throws `users.emailTaken` or the password policy's refusals.
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
      // Two sign-ups at the same moment: the unique index is the judge.
      if (error instanceof UniqueConstraintViolationException) throw new AppError('users.emailTaken', { cause: error });
      throw error;
    }
  }

  /** Opens an account for somebody who proved their address elsewhere; the caller flushes. */
  open(person: Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'termsVersion' | 'termsAcceptedAt'>): User {
    const user = this.em.create(User, person, { partial: true });
    this.events.publish('user.signedUp', { userId: user.id });
    return user;
  }

  /** Whether a person may be contacted from now on, inside the caller's transaction; what they ticked at sign-up stays known. */
  async setConsent(userId: string, mayBeContacted: boolean): Promise<void> {
    await this.em.execute('update users set sign_up_consent = coalesce(sign_up_consent, consent_to_contact), consent_to_contact = ? where id = ?', [mayBeContacted, userId]);
  }

  /** The address is this person's: told when it was not known before, and only then. The caller flushes. */
  confirmAddress(user: User): void {
    if (user.emailConfirmedAt) return;
    user.emailConfirmedAt = new Date();
    this.events.publish('user.confirmed', { userId: user.id });
  }

  /** Whether the password is this person's; null (nobody) takes just as long and is false. */
  async hasPassword(user: User | null, password: string): Promise<boolean> {
    return isPassword(password, user?.passwordHash ?? null);
  }

  /** Sets a new password after the policy has passed it; the caller flushes. Throws the policy's refusals. */
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
