import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TERMS_VERSION } from '#contract/limits/consent.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { PersonalDataStore } from '#platform/personal-data/personal-data.js';
import { UserRepository, UsersService, type User } from '../../users/index.js';
import { AccountTokens } from '../links/account-tokens.js';
import { FactorRepository } from '../second-factor/factor.repository.js';
import { SessionStore } from '../session/session-store.js';
import type { GoogleIdentity } from './google-id-token.js';
import { IdentityRepository } from './identity.repository.js';

interface GooglePerson extends GoogleIdentity {
  firstName: string;
  lastName: string;
}

/**
 * Finds the account of a person who signs in with Google. The issuer and subject of Google's identity token identify
 * the person. The email address is used only at the first sign-in with Google, to link the Google account to an account
 * of this site.
 */
@Injectable()
export class GoogleAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly identities: IdentityRepository,
    private readonly users: UsersService,
    private readonly accounts: UserRepository,
    private readonly factors: FactorRepository,
    private readonly personalData: PersonalDataStore,
    private readonly tokens: AccountTokens,
    private readonly sessions: SessionStore,
    private readonly events: Publisher,
  ) {}

  /**
   * Returns the account of a person who signs in with Google. If the Google account is not linked to an account yet,
   * the method links it, and opens a new account if none has the email address. Throws `auth.closed` if the
   * account is closed, `auth.locked` if it is locked, and `auth.googleStaff` if it is a staff account without a second
   * factor. Throws `auth.googleUnverified` if the Google account is not linked and Google has not verified its email
   * address, `auth.googleOther` if the account with this address is linked to another Google account, and
   * `auth.notConfirmed` if the email address of the account on this site is not confirmed.
   */
  async personOf(person: GooglePerson): Promise<User> {
    const user = (await this.findLinked(person)) ?? (await this.link(person));
    await this.refuseStaffWithoutFactor(user);
    refuseUnusable(user);
    if (!user.emailConfirmedAt) throw new AppError('auth.notConfirmed');
    return user;
  }

  /** Throws `auth.googleStaff`: staff without a second factor cannot sign in with Google alone. */
  private async refuseStaffWithoutFactor({ id, role }: User): Promise<void> {
    if (role !== 'patient' && !(await this.factors.hasAny(id))) throw new AppError('auth.googleStaff');
  }

  /**
   * Throws `auth.googleOther` if the account is linked to another Google account. An address alone, which may have
   * passed to another person, must not open the account then. The account is locked until the transaction ends, so that
   * two Google accounts cannot be linked at the same moment.
   */
  private async refuseOtherIdentity(userId: string, identity: Pick<GoogleIdentity, 'issuer' | 'subject'>) {
    await this.accounts.getForChange(userId);
    if (await this.identities.hasOther({ ...identity, userId })) throw new AppError('auth.googleOther');
  }

  private async findLinked(person: GooglePerson): Promise<User | null> {
    const userId = await this.identities.ownerOf(person);
    return userId === null ? null : this.users.findById(userId);
  }

  private async link({ issuer, subject, email, firstName, lastName }: GooglePerson): Promise<User> {
    if (!email) throw new AppError('auth.googleUnverified');
    return this.em.transactional(async (em) => {
      const known = await this.users.findByEmail(email);
      if (known) await this.refuseStaffWithoutFactor(known);
      if (known) refuseUnusable(known);
      if (known) await this.refuseOtherIdentity(known.id, { issuer, subject });
      // A person who continues with Google accepts the terms and confirms the minimum age, because every page with a
      // Google button says so next to the button. The new account therefore records that the current terms are
      // accepted.
      const user =
        known ??
        this.users.open({
          id: randomUUID(),
          email,
          firstName,
          lastName,
          termsVersion: TERMS_VERSION,
          termsAcceptedAt: new Date(),
        });
      // An unconfirmed account may have been opened by someone who does not own the email address. What was entered
      // for the account, such as the password and the consent, is therefore deleted.
      if (known && !known.emailConfirmedAt) {
        this.users.replaceUnconfirmed(known, { firstName, lastName });
        await this.personalData.deletePrivate(known.id);
        await this.tokens.retireAll(known.id);
        await this.sessions.endAll(known.id);
      }
      this.users.confirmAddress(user);
      await em.flush();
      await this.identities.link({ issuer, subject, userId: user.id });
      if (known) this.events.publish('user.googleLinked', { userId: user.id });
      return user;
    });
  }
}

function refuseUnusable({ closedAt, lockedAt }: User): void {
  if (closedAt) throw new AppError('auth.closed');
  if (lockedAt) throw new AppError('auth.locked');
}
