import { randomUUID } from 'node:crypto';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { FactorKind } from '#contract/limits/second-factor.js';
import { Cipher } from '#platform/crypto/cipher.js';
import { now } from '#platform/database/time.js';
import { BelongsToUser } from '../../users/index.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.entity.js';

/** A recovery code, which can replace a lost second factor once. The database contains only a hash of the code. */
@Entity({ tableName: 'recovery_codes' })
export class RecoveryCode {
  @BelongsToUser({ primary: true })
  userId!: string;

  @PrimaryKey({ type: 'blob' })
  codeHash!: Buffer;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}

/** Each code is accepted only once, even if two requests with it arrive at the same time. */
@Injectable()
export class FactorRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: Cipher,
  ) {}

  async hasAny(userId: string): Promise<boolean> {
    return (await this.em.count(SecondFactor, { userId })) > 0;
  }

  async listOf(userId: string, kind?: FactorKind): Promise<SecondFactor[]> {
    return this.em.find(
      SecondFactor,
      { userId, ...(kind && { kind }) },
      { orderBy: { createdAt: 'asc' }, disableIdentityMap: true },
    );
  }

  secretOf({ secret }: SecondFactor): string {
    return secret ? this.cipher.decrypt(secret) : '';
  }

  /** In place of an earlier app. `step`: the 30-second period of the code that was entered. */
  async addApp(userId: string, name: string, secret: string, step: number): Promise<void> {
    await this.em.nativeDelete(SecondFactor, { userId, kind: 'app' });
    this.em.create(
      SecondFactor,
      { id: randomUUID(), userId, kind: 'app', name, secret: this.cipher.encrypt(secret), lastStep: String(step) },
      { partial: true },
    );
  }

  addPasskey(
    userId: string,
    name: string,
    passkey: Pick<SecondFactor, 'credentialId' | 'publicKey' | 'counter' | 'transports'>,
  ): void {
    this.em.create(SecondFactor, { id: randomUUID(), userId, kind: 'passkey', name, ...passkey }, { partial: true });
  }

  /** False if a code of this or a later 30-second period was accepted before. */
  async useStep({ id }: SecondFactor, step: number): Promise<boolean> {
    const used = await this.em.nativeUpdate(
      SecondFactor,
      { id, $or: [{ lastStep: null }, { lastStep: { $lt: String(step) } }] },
      { lastStep: String(step), usedAt: now() },
    );
    return used === 1;
  }

  async usePasskey({ id }: SecondFactor, counter: number): Promise<void> {
    await this.em.nativeUpdate(SecondFactor, { id }, { counter: String(counter), usedAt: now() });
  }

  async useRecoveryCode(userId: string, code: string): Promise<boolean> {
    const used = await this.em.nativeUpdate(
      RecoveryCode,
      { userId, codeHash: hashRecoveryCode(code), usedAt: null },
      { usedAt: now() },
    );
    return used === 1;
  }

  countRecoveryCodes(userId: string): Promise<number> {
    return this.em.count(RecoveryCode, { userId, usedAt: null });
  }

  /** Replaces the person's recovery codes and returns the new ones. The new codes cannot be read again later. */
  async renewRecoveryCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.em.nativeDelete(RecoveryCode, { userId });
    for (const code of codes)
      this.em.create(RecoveryCode, { userId, codeHash: hashRecoveryCode(code) }, { partial: true });
    return codes;
  }

  /** Null if the person has no such factor. */
  async remove(userId: string, id: string): Promise<SecondFactor | null> {
    const factor = await this.em.findOne(SecondFactor, { userId, id });
    if (factor) await this.em.nativeDelete(SecondFactor, { id });
    return factor;
  }

  /** Removes all second factors and recovery codes of a person. Returns the number of removed second factors. */
  async removeAll(userId: string): Promise<number> {
    await this.em.nativeDelete(RecoveryCode, { userId });
    return this.em.nativeDelete(SecondFactor, { userId });
  }
}
