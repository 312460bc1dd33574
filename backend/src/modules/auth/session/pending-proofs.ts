import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR } from '#contract/limits/second-factor.js';
import { Cipher, hashToken } from '#platform/crypto/cipher.js';
import { now, secondsAhead } from '#platform/database/time.js';
import { PendingProof, type ProofPurpose } from './pending-proof.entity.js';

interface Pending {
  userId: string;
  data: string;
}

/**
 * Stores proofs of identity that people have begun and not completed yet, in a sign-in or in the setup of a second
 * factor. A proof can be completed only once, and only by the browser that began it. `holder` identifies the browser:
 * it is the secret in the cookie of the browser, or the id of its session.
 */
@Injectable()
export class PendingProofs {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  /** At once, outside the unit of work, in place of an earlier one for this purpose and browser. */
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

  /** Without completing it. Null if there is none, or if it has expired. */
  async find(purpose: ProofPurpose, holder: string): Promise<Pending | null> {
    const pending = await this.em.findOne(
      PendingProof,
      { holderHash: hashToken(holder), purpose, expiresAt: { $gt: now() } },
      { disableIdentityMap: true },
    );
    return pending && { userId: pending.userId, data: this.cipher.decrypt(pending.data) };
  }

  /**
   * Completes an unfinished proof of identity and returns it. Returns null if there is no such proof or it has expired.
   * If two requests try to complete the same proof at the same time, only one of them gets the proof, and the other one
   * gets null.
   */
  async take(purpose: ProofPurpose, holder: string): Promise<Pending | null> {
    const pending = await this.find(purpose, holder);
    const taken = await this.em.nativeDelete(PendingProof, { holderHash: hashToken(holder), purpose });
    return taken === 1 ? pending : null;
  }

  async endAll(userId: string): Promise<void> {
    await this.em.nativeDelete(PendingProof, { userId });
  }
}
