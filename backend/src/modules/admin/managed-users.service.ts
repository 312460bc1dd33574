import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ManagedUser, NewUser, UserChange } from '#contract/api/managed-user.contract.js';
import type { ERASE_REASONS } from '#contract/limits/staff.js';
import { refuseOldSignIn, type AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { PersonalDataStore } from '#platform/personal-data/personal-data.js';
import { IdentityRepository } from '../auth/index.js';
import { ConsentService } from '../consent/index.js';
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
    private readonly personalData: PersonalDataStore,
    private readonly consents: ConsentService,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  /**
   * Creates an account. The person who gets the account is emailed a link to choose a password, unless the staff member
   * turned this email off. Throws `users.passwordByStaff` if the entries contain a password, `users.aboveYou` if an
   * admin who is not a superadmin creates a superadmin, and `users.emailUsed` if another account has the email address.
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
   * Changes the given fields of an account. A new role or email address ends the sessions of the person. A new address
   * also invalidates emailed links and must be confirmed, and the data that only the person may read is deleted. Throws
   * `users.passwordByStaff` if the entries contain a password, and the errors of `StaffChange` if the change is not
   * allowed. Throws `auth.freshSignInNeeded` if the role or address changes or a link is emailed, and the staff member
   * has not proved their identity recently.
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

  /** Unmasked; an event records that the staff member has seen it. */
  async show(actor: AuthContext, id: string): Promise<ManagedUser> {
    const user = await this.users.getById(id);
    this.events.publish('admin.userShown', { actorId: actor.userId, userId: id });
    await this.em.flush();
    return toManagedUser(user);
  }

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
      // The event for showing an account is published even if the account was not changed, because the response
      // contains unmasked personal data.
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
   * Changes the email address of an account, and records the old address if the person must be notified there. What
   * only the person may read is deleted, because whoever reads the mail of the new address can set a password. Second
   * factors stay, so that this person cannot open a protected account; only superadmins may remove them. Staff members
   * cannot change their own address in this way, because the new address is unconfirmed at first and a typing error
   * would lock them out.
   */
  private async moveTo({ user, isOwn }: Change, email: string): Promise<void> {
    const { message } = new AppError('users.ownAddress');
    if (isOwn) throw new AppError('users.ownAddress', { errors: { email: message } });
    // An unconfirmed address may belong to a stranger, so no notification is sent to it.
    if (user.emailConfirmedAt) await this.records.addFormerAddress(user);
    // The consent of an unconfirmed account counts only when an address is confirmed, so it may go to the new address.
    if (user.emailConfirmedAt) this.consents.endForNewAddress(user);
    await this.personalData.deletePrivate(user.id);
    user.email = email;
    user.emailConfirmedAt = null;
  }

  /** Invalidates emailed links and unlinks Google accounts. An unconfirmed address gets a new confirmation link. */
  private async endLinks({ user, endLinks }: Change): Promise<void> {
    await endLinks();
    await this.identities.unlinkAll(user.id);
    if (!user.emailConfirmedAt)
      this.events.publish('user.confirmationRequested', { userId: user.id, isNewAddress: true });
  }
}

function refusePassword({ password }: Pick<UserChange, 'password'>): void {
  if (!password) return;
  const { message } = new AppError('users.passwordByStaff');
  throw new AppError('users.passwordByStaff', { errors: { password: message } });
}

function takeOver(user: User, entries: Pick<UserChange, 'first_name' | 'last_name' | 'phone' | 'gender'>): void {
  if (entries.first_name !== undefined) user.firstName = entries.first_name ?? '';
  if (entries.last_name !== undefined) user.lastName = entries.last_name ?? '';
  if (entries.phone !== undefined) user.phone = entries.phone || null;
  if (entries.gender !== undefined) user.gender = entries.gender || null;
}
