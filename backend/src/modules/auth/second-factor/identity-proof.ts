import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Proof } from '#contract/api/second-factor.contract.js';
import type { ProofKind } from '#contract/limits/second-factor.js';
import { PROVE } from '#contract/messages/second-factor.js';
import type { AuthContext } from '#platform/endpoint/auth-context.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { UsersService, type User } from '../../users/index.js';
import { SessionStore } from '../session/session-store.js';
import { ProofAttempts } from '../throttle/proof-attempts.js';
import { FactorCheck, type Ways } from './factor-check.js';

/** Lets signed-in people prove their identity again before a sensitive action. */
@Injectable()
export class IdentityProof {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly factors: FactorCheck,
    private readonly attempts: ProofAttempts,
    private readonly sessions: SessionStore,
    private readonly events: Publisher,
  ) {}

  async ways({ userId, sessionId }: AuthContext): Promise<Ways & { hasPassword: boolean }> {
    const { passwordHash } = await this.users.getById(userId);
    return { hasPassword: passwordHash !== null, ...(await this.factors.ways(userId, sessionId)) };
  }

  /**
   * Checks a password, a code or a passkey, and records in the session when the person proved their identity. Returns
   * the new token of the session. Throws `users.wrongPassword`, `request.invalid` if nothing was entered, and the
   * errors of `FactorCheck`.
   */
  async prove({ userId, sessionId }: AuthContext, proof: Proof): Promise<string> {
    const by = await this.check(userId, sessionId, proof);
    const token = await this.sessions.renew(sessionId, { isProved: true });
    this.events.publish('user.identityProved', { userId, by });
    await this.em.flush();
    return token;
  }

  /**
   * Throws `users.wrongPassword`, with a message for the given field, if `password` is not the current password of the
   * person. Throws `request.tooMany` after many wrong attempts. Do not call this method in a transaction, because a
   * rollback would undo the record of a failed attempt.
   */
  async checkPassword(user: User, password: string, field: string): Promise<void> {
    const { message } = new AppError('users.wrongPassword');
    await this.attempts.make({
      userId: user.id,
      kind: 'own password',
      by: 'password',
      check: async () => (await this.users.hasPassword(user, password)) || null,
      refusal: new AppError('users.wrongPassword', { errors: { [field]: message } }),
    });
  }

  private async check(userId: string, holder: string, { password, ...step }: Proof): Promise<ProofKind> {
    if (step.code || step.passkey) return this.factors.check(userId, step, holder);
    if (!password) throw new AppError('request.invalid', { errors: { password: PROVE.missing } });
    await this.checkPassword(await this.users.getById(userId), password, 'password');
    return 'password';
  }
}
