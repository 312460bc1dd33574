import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PasskeyAnswer, SecondStep } from '#contract/api/second-factor.contract.js';
import type { ProofKind } from '#contract/limits/second-factor.js';
import { SECOND_STEP } from '#contract/messages/second-factor.js';
import { AppError } from '#platform/errors/app-error.js';
import { Publisher } from '#platform/events/publisher.js';
import { PendingProofs } from '../session/pending-proofs.js';
import { ProofAttempts } from '../throttle/proof-attempts.js';
import { stepOf } from './app-codes.js';
import { FactorRepository } from './factor.repository.js';
import { Passkeys } from './passkeys.js';

/** `passkey`: options for the browser, or null if the person cannot use one. */
export interface Ways {
  hasApp: boolean;
  hasCodes: boolean;
  passkey: Record<string, unknown> | null;
}

/**
 * Checks the codes and passkeys that people use as a second factor. `holder` identifies the browser: it is the secret
 * of the unfinished sign-in in that browser, or the id of its session. A passkey must sign a challenge that was created
 * for the same browser.
 */
@Injectable()
export class FactorCheck {
  constructor(
    private readonly em: EntityManager,
    private readonly factors: FactorRepository,
    private readonly passkeys: Passkeys,
    private readonly pending: PendingProofs,
    private readonly attempts: ProofAttempts,
    private readonly events: Publisher,
  ) {}

  async ways(userId: string, holder: string): Promise<Ways> {
    const factors = await this.factors.listOf(userId);
    const keys = this.passkeys.areAvailable ? factors.filter(({ kind }) => kind === 'passkey') : [];
    const passkey = keys.length > 0 ? await this.passkeys.authenticationOptions(keys) : null;
    if (passkey) await this.pending.begin(userId, 'passkeyChallenge', holder, passkey.challenge);
    return {
      hasApp: factors.some(({ kind }) => kind === 'app'),
      hasCodes: (await this.factors.countRecoveryCodes(userId)) > 0,
      passkey,
    };
  }

  /**
   * Checks a code or a passkey, and returns which kind of proof was accepted. Throws `request.invalid` if nothing was
   * entered, `auth.wrongCode` or `auth.passkeyRefused` if the proof is wrong, and `request.tooMany` after many wrong
   * attempts.
   */
  async check(userId: string, { code, passkey }: SecondStep, holder: string): Promise<ProofKind> {
    if (!passkey && !code) throw new AppError('request.invalid', { errors: { code: SECOND_STEP.codeMissing } });
    const { message } = new AppError('auth.wrongCode');
    const by = await this.attempts.make({
      userId,
      kind: 'second step',
      by: passkey ? 'passkey' : 'code',
      check: () => (passkey ? this.checkPasskey(userId, passkey, holder) : this.checkCode(userId, code ?? '')),
      refusal: passkey
        ? new AppError('auth.passkeyRefused')
        : new AppError('auth.wrongCode', { errors: { code: message } }),
    });
    if (by === 'recoveryCode') this.events.publish('user.recoveryCodeUsed', { userId });
    await this.em.flush();
    return by;
  }

  private async checkCode(userId: string, typed: string): Promise<ProofKind | null> {
    const code = typed.replace(/\s/g, '');
    for (const app of await this.factors.listOf(userId, 'app')) {
      const step = stepOf(code, this.factors.secretOf(app));
      if (step !== null) return (await this.factors.useStep(app, step)) ? 'app' : null;
    }
    return (await this.factors.useRecoveryCode(userId, code)) ? 'recoveryCode' : null;
  }

  private async checkPasskey(userId: string, answer: PasskeyAnswer, holder: string): Promise<ProofKind | null> {
    const challenge = await this.pending.take('passkeyChallenge', holder);
    const keys = await this.factors.listOf(userId, 'passkey');
    const key = keys.find(({ credentialId }) => credentialId === answer.id);
    if (challenge?.userId !== userId || !key) return null;
    const counter = await this.passkeys.authenticate(answer, challenge.data, key);
    if (counter === null) return null;
    await this.factors.usePasskey(key, counter);
    return 'passkey';
  }
}
