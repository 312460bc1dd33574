import { Injectable } from '@nestjs/common';
import type { SecondStep } from '#contract/api/second-factor.contract.js';
import type { ProofKind } from '#contract/limits/second-factor.js';
import { newToken } from '#platform/crypto/cipher.js';
import { AppError } from '#platform/errors/app-error.js';
import { UsersService, type User } from '../../users/index.js';
import { PendingProofs } from '../session/pending-proofs.js';
import { FactorCheck, type Ways } from './factor-check.js';
import { FactorRepository } from './factor.repository.js';

/** Between the steps, the browser has no session, only a cookie with a secret. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly users: UsersService,
    private readonly factors: FactorRepository,
    private readonly check: FactorCheck,
    private readonly pending: PendingProofs,
  ) {}

  /** Returns the secret for the cookie, or null if the account has no second factor. */
  async begin({ id }: User): Promise<string | null> {
    if (!(await this.factors.hasAny(id))) return null;
    const token = newToken();
    await this.pending.begin(id, 'signIn', token);
    return token;
  }

  /** Throws `auth.secondStepExpired` if the sign-in can no longer be completed. */
  async ways(token: string | null): Promise<Ways> {
    return this.check.ways(await this.ownerOf(token), token ?? '');
  }

  /** Throws `auth.secondStepExpired`, or an error of `FactorCheck`. */
  async complete(token: string | null, step: SecondStep): Promise<{ user: User; by: ProofKind }> {
    const userId = await this.ownerOf(token);
    const by = await this.check.check(userId, step, token ?? '');
    if (!(await this.pending.take('signIn', token ?? ''))) throw new AppError('auth.secondStepExpired');
    const user = await this.users.getById(userId);
    if (user.closedAt || user.lockedAt || !user.emailConfirmedAt) throw new AppError('auth.secondStepExpired');
    return { user, by };
  }

  private async ownerOf(token: string | null): Promise<string> {
    const pending = token === null ? null : await this.pending.find('signIn', token);
    if (!pending) throw new AppError('auth.secondStepExpired');
    return pending.userId;
  }
}
