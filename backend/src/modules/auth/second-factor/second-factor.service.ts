import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { FactorList, PasskeyAnswer } from '#contract/api/second-factor.contract.js';
import { SECOND_FACTOR, type FactorKind } from '#contract/limits/second-factor.js';
import { SAFETY } from '#contract/messages/second-factor.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { UserRepository, UsersService, type User } from '../../users/index.js';
import { PendingProofs } from '../session/pending-proofs.js';
import { SessionStore } from '../session/session-store.js';
import { ProofAttempts } from '../throttle/proof-attempts.js';
import { appUri, newAppSecret, stepOf } from './app-codes.js';
import { FactorRepository } from './factor.repository.js';
import { Passkeys } from './passkeys.js';

interface NewCodes {
  recoveryCodes: string[] | null;
}

/** The access guard has checked that the person proved their identity recently. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly accounts: UserRepository,
    private readonly factors: FactorRepository,
    private readonly passkeys: Passkeys,
    private readonly pending: PendingProofs,
    private readonly sessions: SessionStore,
    private readonly attempts: ProofAttempts,
    private readonly events: Publisher,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list({ userId, accountRole }: AuthContext): Promise<FactorList> {
    const factors = await this.factors.listOf(userId);
    return {
      factors: factors.map(({ id, kind, name, createdAt, usedAt }) => ({
        id,
        kind,
        name,
        created_at: createdAt.toISOString(),
        used_at: usedAt?.toISOString() ?? null,
      })),
      codesLeft: await this.factors.countRecoveryCodes(userId),
      isRequired: this.isRequiredOf({ role: accountRole }),
      hasPasskeys: this.passkeys.areAvailable,
    };
  }

  async startApp({ userId, sessionId }: AuthContext): Promise<{ secret: string; uri: string }> {
    const { email } = await this.users.getById(userId);
    const secret = newAppSecret();
    await this.pending.begin(userId, 'addApp', sessionId, secret);
    return { secret, uri: appUri(secret, email) };
  }

  /** Throws `account.setUpExpired`, `auth.wrongCode`, or `request.tooMany` after many wrong codes. */
  async addApp(actor: AuthContext, code: string): Promise<NewCodes> {
    const { userId, sessionId } = actor;
    const started = await this.pending.find('addApp', sessionId);
    if (!started) throw new AppError('account.setUpExpired');
    const { message } = new AppError('auth.wrongCode');
    const step = await this.attempts.make({
      userId,
      kind: 'second step',
      by: 'code',
      check: async () => stepOf(code.replace(/\s/g, ''), started.data),
      refusal: new AppError('auth.wrongCode', { errors: { code: message } }),
    });
    if (!(await this.pending.take('addApp', sessionId))) throw new AppError('account.setUpExpired');
    return this.add(actor, 'app', () => this.factors.addApp(userId, SAFETY.kinds.app, started.data, step));
  }

  async startPasskey({ userId, sessionId }: AuthContext): Promise<{ options: Record<string, unknown> }> {
    if (!this.passkeys.areAvailable) throw new AppError('account.passkeysUnavailable');
    const known = await this.factors.listOf(userId, 'passkey');
    if (known.length >= SECOND_FACTOR.passkeys) throw new AppError('account.tooManyPasskeys');
    const options = await this.passkeys.registrationOptions(await this.users.getById(userId), known);
    await this.pending.begin(userId, 'addPasskey', sessionId, options.challenge);
    return { options };
  }

  /** Throws `account.passkeysUnavailable`, `account.setUpExpired` or `auth.passkeyRefused`. */
  async addPasskey(actor: AuthContext, name: string, answer: PasskeyAnswer): Promise<NewCodes> {
    if (!this.passkeys.areAvailable) throw new AppError('account.passkeysUnavailable');
    const started = await this.pending.take('addPasskey', actor.sessionId);
    if (!started) throw new AppError('account.setUpExpired');
    const passkey = await this.passkeys.register(answer, started.data);
    if (!passkey) throw new AppError('auth.passkeyRefused');
    return this.add(actor, 'passkey', async () => this.factors.addPasskey(actor.userId, name, passkey));
  }

  /** Replaces all recovery codes of a person. Throws `account.noSecondFactor` if the person has no second factor. */
  async renewCodes({ userId }: AuthContext): Promise<NewCodes> {
    return this.em.transactional(async () => {
      await this.accounts.getForChange(userId);
      if (!(await this.factors.hasAny(userId))) throw new AppError('account.noSecondFactor');
      this.events.publish('user.recoveryCodesMade', { userId });
      return { recoveryCodes: await this.factors.renewRecoveryCodes(userId) };
    });
  }

  async remove({ userId }: AuthContext, id: string): Promise<void> {
    await this.em.transactional(async () => {
      const user = await this.accounts.getForChange(userId);
      const removed = await this.factors.remove(userId, id);
      if (!removed) throw new AppError('request.notFound');
      if (!(await this.factors.hasAny(userId))) {
        if (this.isRequiredOf(user)) throw new AppError('account.lastSecondFactor');
        await this.factors.removeAll(userId);
        await this.sessions.forgetFactor(userId);
      }
      this.events.publish('user.factorRemoved', { userId, kind: removed.kind });
    });
  }

  /** Makes recovery codes if there are none, and ends the other sessions, which began without it. */
  private async add(
    { userId, sessionId }: AuthContext,
    kind: FactorKind,
    store: () => Promise<void>,
  ): Promise<NewCodes> {
    return this.em.transactional(async () => {
      await this.accounts.getForChange(userId);
      await store();
      await this.sessions.endAll(userId, sessionId);
      await this.sessions.noteFactor(sessionId);
      this.events.publish('user.factorAdded', { userId, kind });
      const hasCodes = (await this.factors.countRecoveryCodes(userId)) > 0;
      return { recoveryCodes: hasCodes ? null : await this.factors.renewRecoveryCodes(userId) };
    });
  }

  private isRequiredOf({ role }: Pick<User, 'role'>): boolean {
    return this.config.secondFactorRequired && role !== 'patient';
  }
}
