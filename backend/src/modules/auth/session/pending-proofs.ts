import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR } from '#contract/limits/second-factor.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { hashToken } from '#platform/crypto/secret-token.js';
import { now, secondsAhead } from '#platform/database/time.js';
import { PendingProof, type ProofPurpose } from './pending-proof.entity.js';

interface Pending {
  userId: string;
  data: string;
}

/**
 * Stores unfinished steps of sign-ins and of second-factor setups. A step can be completed only once, and only by the
 * browser that started it. `holder` identifies the browser: it is the secret in the cookie of the browser, or the id of
 * its session.
 */
@Injectable()
export class PendingProofs {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  /**
   * Stores an unfinished step immediately, outside the unit of work. The step replaces any earlier unfinished step of
   * the same kind in the same browser.
   */
  async begin(userId: string, purpose: ProofPurpose, holder: string, data = ''): Promise<void> {
    await this.em
      .createQueryBuilder(PendingProof)
      .insert({
        holderHash: hashToken(holder),
        purpose,
        userId,
        data: this.cipher.encrypt(data),
        expiresAt: secondsAhead(SECOND_FACTOR.stepLife),
      })
      .onConflict(['holderHash', 'purpose'])
      .merge(['userId', 'data', 'expiresAt'])
      .execute('run');
  }

  /** Returns an unfinished step without completing it. Returns null if there is none or if it has expired. */
  async find(purpose: ProofPurpose, holder: string): Promise<Pending | null> {
    const pending = await this.em.findOne(
      PendingProof,
      { holderHash: hashToken(holder), purpose, expiresAt: { $gt: now() } },
      { disableIdentityMap: true },
    );
    return pending && { userId: pending.userId, data: this.cipher.decrypt(pending.data) };
  }

  /**
   * Completes a step and returns it. If two requests try to complete the same step at the same time, only one gets the
   * step, and the other gets null.
   */
  async take(purpose: ProofPurpose, holder: string): Promise<Pending | null> {
    const pending = await this.find(purpose, holder);
    const taken = await this.em.nativeDelete(PendingProof, { holderHash: hashToken(holder), purpose });
    return taken === 1 ? pending : null;
  }

  async endAll(userId: string): Promise<void> {
    await this.em.nativeDelete(PendingProof, { userId });
  }

  async deleteExpired(): Promise<number> {
    return this.em.nativeDelete(PendingProof, { expiresAt: { $lt: now() } });
  }
}
