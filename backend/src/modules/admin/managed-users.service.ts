import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ERASE_REASONS } from '../../contract/limits.js';
import type { ManagedUser, NewUser, UserChange } from '../../contract/admin.contract.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Publisher } from '../../platform/events/publisher.js';
import { type AuthContext, refuseOldSignIn } from '../../platform/http/auth-context.js';
import { type User, UserRecords, UsersService } from '../users/index.js';
import { fromUser } from './managed-user.js';
import { type Change, StaffChange } from './staff-change.js';
import { mayGive, type UserAction } from './user-actions.js';

/** Accounts opened, changed and erased by staff. Whatever happens is an event, and so an entry of the audit trail. */
@Injectable()
export class ManagedUsers {
  constructor(
    private readonly change: StaffChange,
    private readonly records: UserRecords,
    private readonly users: UsersService,
    private readonly events: Publisher,
    private readonly em: EntityManager,
  ) {}

  /** Without a password the person is mailed a link to choose one. Throws `users.emailUsed` or the policy's refusals. */
  async create(actor: AuthContext, entries: NewUser): Promise<ManagedUser> {
    const role = entries.role_id || entries.role || 'patient';
    const actorRole = await this.change.roleOf(actor);
    if (role === 'superadmin' && actorRole !== 'superadmin') throw new AppError('users.aboveYou');
    return this.records.change(async () => {
      const user = this.records.add({ email: entries.email, role });
      takeOver(user, entries);
      if (entries.password) await this.records.setPassword(user, entries.password);
      this.events.publish('admin.userCreated', { actorId: actor.userId, userId: user.id, withPassword: Boolean(entries.password) });
      return user;
    }).then(fromUser);
  }

  /** Changes what is given. A new role, address or password ends the person's sessions, the latter two mailed links as well; a new address must be confirmed. */
  async update(actor: AuthContext, id: string, entries: UserChange): Promise<ManagedUser> {
    const user = await this.change.on(actor, id, (change) => this.apply(change, entries), { seenVersion: entries.version });
    if (!user) throw new AppError('users.notFound');
    return fromUser(user);
  }

  async act(actor: AuthContext, id: string, action: UserAction): Promise<void> {
    await this.change.on(actor, id, action);
  }

  /** The account with nothing masked; that it was shown is told. */
  async show(actor: AuthContext, id: string): Promise<ManagedUser> {
    const user = await this.users.getById(id);
    this.events.publish('admin.userShown', { actorId: actor.userId, userId: id });
    await this.em.flush();
    return fromUser(user);
  }

  /** Deletes the person's data for good. Throws `auth.freshSignInNeeded` when the sign-in is old and no password came along. */
  async erase(actor: AuthContext, id: string, reason: (typeof ERASE_REASONS)[number], password?: string): Promise<void> {
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
    if (role !== user.role) mayGive(change, role);
    const newEmail = entries.email !== undefined && entries.email !== user.email ? entries.email : null;
    const isKeyNew = newEmail !== null || Boolean(entries.password);
    const mustSignInAgain = isKeyNew || role !== user.role;
    if (newEmail !== null) await this.moveTo(change, newEmail);
    user.role = role;
    takeOver(user, entries);
    if (entries.password) await this.setPassword(change, entries.password);
    const changes = change.changes();
    if (Object.keys(changes).length === 0) {
      // The answer shows the account with nothing masked all the same.
      this.events.publish('admin.userShown', { actorId: change.actorId, userId: user.id });
      return user;
    }
    if (mustSignInAgain) await change.endSessions();
    if (isKeyNew) await this.endLinks(change);
    this.events.publish('admin.userChanged', { actorId: change.actorId, userId: user.id, changes });
    return user;
  }

  /** Nobody has proved the new address yet: a slip in one's own would lock oneself out. The old one is told. */
  private async moveTo({ user, isOwn }: Change, email: string): Promise<void> {
    const { message } = new AppError('users.ownAddress');
    if (isOwn) throw new AppError('users.ownAddress', { errors: { email: message } });
    // One that nobody had confirmed may be a stranger's.
    if (user.emailConfirmedAt) await this.records.noteFormerAddress(user);
    // The firm heard of a tick at sign-up when that address was confirmed: confirming the next one is no news to it.
    if (user.emailConfirmedAt) user.signUpConsent ??= user.consentToContact;
    user.email = email;
    user.emailConfirmedAt = null;
  }

  /** One's own takes the current one, which this form does not ask for. */
  private async setPassword({ user, isOwn }: Change, password: string): Promise<void> {
    const { message } = new AppError('users.ownPassword');
    if (isOwn) throw new AppError('users.ownPassword', { errors: { password: message } });
    await this.records.setPassword(user, password);
  }

  /** The link to Google goes with the mailed ones. Whoever has still to confirm gets a new link for the one that ended. */
  private async endLinks({ user, endLinks }: Change): Promise<void> {
    await endLinks();
    await this.records.unlinkGoogle(user.id);
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

/** Names, phone and gender as given; what is left out stays. */
function takeOver(user: User, entries: Pick<UserChange, 'first_name' | 'last_name' | 'phone' | 'gender'>): void {
  if (entries.first_name !== undefined) user.firstName = entries.first_name ?? '';
  if (entries.last_name !== undefined) user.lastName = entries.last_name ?? '';
  if (entries.phone !== undefined) user.phone = entries.phone || null;
  if (entries.gender !== undefined) user.gender = entries.gender || null;
}
