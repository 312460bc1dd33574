import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ManagedUser, NewUser, UserChange } from '#contract/api/managed-user.contract.js';
import type { ERASE_REASONS } from '#contract/limits/staff.js';
import { refuseOldSignIn, type AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { IdentityRepository } from '../auth/index.js';
import { UserRepository, UsersService, type User } from '../users/index.js';
import { toManagedUser } from './managed-user.js';
import { StaffChange, type Change } from './staff-change.js';
import { refuseForbiddenRole, type UserAction } from './user-actions.service.js';

/** Lets staff open, view, change and erase accounts. Every action publishes an event for the audit trail. */
@Injectable()
export class ManagedUsersService {
  constructor(
    private readonly change: StaffChange,
    private readonly records: UserRepository,
    private readonly users: UsersService,
    private readonly identities: IdentityRepository,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  /**
   * Opens an account. If no password is given, the person is emailed a link to choose one. Throws `users.emailUsed` and
   * the errors of the password policy.
   */
  async create(actor: AuthContext, entries: NewUser): Promise<ManagedUser> {
    const role = entries.role_id || entries.role || 'patient';
    const actorRole = await this.change.roleOf(actor);
    if (role === 'superadmin' && actorRole !== 'superadmin') throw new AppError('users.aboveYou');
    return this.records
      .change(async () => {
        const user = this.records.add({ email: entries.email, role });
        takeOver(user, entries);
        if (entries.password) await this.records.setPassword(user, entries.password);
        this.events.publish('admin.userCreated', {
          actorId: actor.userId,
          userId: user.id,
          withPassword: Boolean(entries.password),
        });
        return user;
      })
      .then(toManagedUser);
  }

  /**
   * Changes the given fields. A new role, email address or password ends the person's sessions. A new address or
   * password also invalidates mailed links. A new address must be confirmed by the person.
   */
  async update(actor: AuthContext, id: string, entries: UserChange): Promise<ManagedUser> {
    const user = await this.change.on(actor, id, (change) => this.apply(change, entries), {
      seenVersion: entries.version,
    });
    if (!user) throw new AppError('users.notFound');
    return toManagedUser(user);
  }

  async act(actor: AuthContext, id: string, action: UserAction): Promise<void> {
    await this.change.on(actor, id, action);
  }

  /** Returns the account with unmasked personal data, and publishes an event that records this. */
  async show(actor: AuthContext, id: string): Promise<ManagedUser> {
    const user = await this.users.getById(id);
    this.events.publish('admin.userShown', { actorId: actor.userId, userId: id });
    await this.em.flush();
    return toManagedUser(user);
  }

  /**
   * Permanently deletes the person's data. Throws `auth.freshSignInNeeded` if the actor gives no password and signed in
   * too long ago.
   */
  async erase(
    actor: AuthContext,
    id: string,
    reason: (typeof ERASE_REASONS)[number],
    password?: string,
  ): Promise<void> {
    await this.refuseOldSignIn(actor, password);
    await this.change.on(actor, id, async (change) => {
      if (change.isOwn) throw new AppError('users.ownAccount');
      if (change.actorRole !== 'superadmin') throw new AppError('users.aboveYou');
      if (change.isLastSuperadmin) throw new AppError('users.lastSuperadmin');
      const hadConsent = change.user.consentToContact && !change.user.closedAt;
      this.events.publish('admin.userErased', { actorId: actor.userId, userId: id, reason, hadConsent });
      this.records.erase(change.user);
    });
  }

  private async apply(change: Change, entries: UserChange): Promise<User> {
    const { user } = change;
    const role = entries.role_id || entries.role || user.role;
    if (role !== user.role) refuseForbiddenRole(change, role);
    const newEmail = entries.email !== undefined && entries.email !== user.email ? entries.email : null;
    const isKeyNew = newEmail !== null || Boolean(entries.password);
    const mustSignInAgain = isKeyNew || role !== user.role;
    if (newEmail !== null) await this.moveTo(change, newEmail);
    user.role = role;
    takeOver(user, entries);
    if (entries.password) await this.setPassword(change, entries.password);
    const changes = change.changes();
    if (Object.keys(changes).length === 0) {
      // The event is published even if no field was changed, because the response shows the staff member unmasked
      // personal data.
      this.events.publish('admin.userShown', { actorId: change.actorId, userId: user.id });
      return user;
    }
    if (mustSignInAgain) await change.endSessions();
    if (isKeyNew) await this.endLinks(change);
    this.events.publish('admin.userChanged', { actorId: change.actorId, userId: user.id, changes });
    return user;
  }

  /**
   * Changes the email address and notifies the old one. Staff cannot use it for their own account: a new address is
   * unconfirmed at first, so a typing error would lock them out.
   */
  private async moveTo({ user, isOwn }: Change, email: string): Promise<void> {
    const { message } = new AppError('users.ownAddress');
    if (isOwn) throw new AppError('users.ownAddress', { errors: { email: message } });
    // An address that was never confirmed may belong to a stranger, so it is not notified.
    if (user.emailConfirmedAt) await this.records.addFormerAddress(user);
    // The firm learned of the consent given at sign-up when the old address was confirmed. It must not be notified a
    // second time when the new one is confirmed.
    if (user.emailConfirmedAt) user.signUpConsent ??= user.consentToContact;
    user.email = email;
    user.emailConfirmedAt = null;
  }

  /**
   * Sets a password. Staff cannot use it for their own account, because the form does not ask for the current password.
   */
  private async setPassword({ user, isOwn }: Change, password: string): Promise<void> {
    const { message } = new AppError('users.ownPassword');
    if (isOwn) throw new AppError('users.ownPassword', { errors: { password: message } });
    await this.records.setPassword(user, password);
  }

  /** Invalidates mailed links and unlinks Google. If the person's address is still unconfirmed, a new link is sent. */
  private async endLinks({ user, endLinks }: Change): Promise<void> {
    await endLinks();
    await this.identities.unlinkAll(user.id);
    if (!user.emailConfirmedAt) this.events.publish('user.confirmationRequested', { userId: user.id });
  }

  private async refuseOldSignIn(actor: AuthContext, password?: string): Promise<void> {
    if (password) {
      if (await this.users.hasPassword(await this.users.getById(actor.userId), password)) return;
      throw new AppError('users.wrongPassword', { errors: { password: new AppError('users.wrongPassword').message } });
    }
    refuseOldSignIn(actor);
  }
}

/** Copies the given names, phone number and gender to the account; fields that are not given stay unchanged. */
function takeOver(user: User, entries: Pick<UserChange, 'first_name' | 'last_name' | 'phone' | 'gender'>): void {
  if (entries.first_name !== undefined) user.firstName = entries.first_name ?? '';
  if (entries.last_name !== undefined) user.lastName = entries.last_name ?? '';
  if (entries.phone !== undefined) user.phone = entries.phone || null;
  if (entries.gender !== undefined) user.gender = entries.gender || null;
}
