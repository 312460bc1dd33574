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
import { refuseForbiddenRole, UserActionsService, type UserAction } from './user-actions.service.js';

/** Lets staff open, view, change and erase accounts. Every action publishes an event for the audit trail. */
@Injectable()
export class ManagedUsersService {
  constructor(
    private readonly change: StaffChange,
    private readonly actions: UserActionsService,
    private readonly records: UserRepository,
    private readonly users: UsersService,
    private readonly identities: IdentityRepository,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  /**
   * Opens an account. Unless the staff member decides otherwise, the person is mailed a link to choose a password.
   * Throws `users.passwordByStaff` and `users.emailUsed`.
   */
  async create(actor: AuthContext, entries: NewUser): Promise<ManagedUser> {
    refusePassword(entries);
    const role = entries.role_id || entries.role || 'patient';
    const actorRole = await this.change.roleOf(actor);
    if (role === 'superadmin' && actorRole !== 'superadmin') throw new AppError('users.aboveYou');
    return this.records
      .change(async () => {
        const user = this.records.add({ email: entries.email, role });
        takeOver(user, entries);
        this.events.publish('admin.userCreated', {
          actorId: actor.userId,
          userId: user.id,
          withLink: entries.mail_link,
        });
        return user;
      })
      .then(toManagedUser);
  }

  /**
   * Changes the given fields. A new role or email address ends the person's sessions. A new address also invalidates
   * mailed links and must be confirmed by the person. Throws `users.passwordByStaff`, and `auth.freshSignInNeeded` if
   * role or address change or a link is mailed although the actor proved their identity too long ago.
   */
  async update(actor: AuthContext, id: string, entries: UserChange): Promise<ManagedUser> {
    refusePassword(entries);
    const user = await this.change.on(actor, id, (change) => this.apply(actor, change, entries), {
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

  /** Permanently deletes the person's data. */
  async erase(actor: AuthContext, id: string, reason: (typeof ERASE_REASONS)[number]): Promise<void> {
    await this.change.on(actor, id, async (change) => {
      if (change.isOwn) throw new AppError('users.ownAccount');
      if (change.actorRole !== 'superadmin') throw new AppError('users.aboveYou');
      if (change.isLastSuperadmin) throw new AppError('users.lastSuperadmin');
      const hadConsent = change.user.consentToContact && !change.user.closedAt;
      this.events.publish('admin.userErased', { actorId: actor.userId, userId: id, reason, hadConsent });
      this.records.erase(change.user);
    });
  }

  private async apply(actor: AuthContext, change: Change, entries: UserChange): Promise<User> {
    const { user } = change;
    const role = entries.role_id || entries.role || user.role;
    if (role !== user.role) refuseForbiddenRole(change, role);
    const newEmail = entries.email !== undefined && entries.email !== user.email ? entries.email : null;
    const mustSignInAgain = newEmail !== null || role !== user.role;
    if (mustSignInAgain || entries.mail_link) refuseOldSignIn(actor);
    if (newEmail !== null) await this.moveTo(change, newEmail);
    user.role = role;
    takeOver(user, entries);
    if (entries.mail_link) await this.actions.sendReset(change);
    const changes = change.changes();
    if (Object.keys(changes).length === 0 && !entries.mail_link) {
      // The event is published even if no field was changed, because the response shows the staff member unmasked
      // personal data.
      this.events.publish('admin.userShown', { actorId: change.actorId, userId: user.id });
      return user;
    }
    if (mustSignInAgain) await change.endSessions();
    if (newEmail !== null) await this.endLinks(change);
    if (Object.keys(changes).length > 0)
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

  /** Invalidates mailed links and unlinks Google. If the person's address is still unconfirmed, a new link is sent. */
  private async endLinks({ user, endLinks }: Change): Promise<void> {
    await endLinks();
    await this.identities.unlinkAll(user.id);
    if (!user.emailConfirmedAt) this.events.publish('user.confirmationRequested', { userId: user.id });
  }
}

/** Throws `users.passwordByStaff` if staff send a password. A blank one is ignored. */
function refusePassword({ password }: Pick<UserChange, 'password'>): void {
  if (!password) return;
  const { message } = new AppError('users.passwordByStaff');
  throw new AppError('users.passwordByStaff', { errors: { password: message } });
}

/** Copies the given names, phone number and gender to the account; fields that are not given stay unchanged. */
function takeOver(user: User, entries: Pick<UserChange, 'first_name' | 'last_name' | 'phone' | 'gender'>): void {
  if (entries.first_name !== undefined) user.firstName = entries.first_name ?? '';
  if (entries.last_name !== undefined) user.lastName = entries.last_name ?? '';
  if (entries.phone !== undefined) user.phone = entries.phone || null;
  if (entries.gender !== undefined) user.gender = entries.gender || null;
}
