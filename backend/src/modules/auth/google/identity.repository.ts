import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Identity } from './identity.entity.js';

/** Stores which Google accounts are linked to which accounts of this site. */
@Injectable()
export class IdentityRepository {
  constructor(private readonly em: EntityManager) {}

  async ownerOf({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Promise<string | null> {
    const identity = await this.em.findOne(Identity, { issuer, subject });
    return identity?.userId ?? null;
  }

  /**
   * Links a Google identity to an account in the caller's transaction. An identity that is already linked is left
   * unchanged.
   */
  async link({ issuer, subject, userId }: Pick<Identity, 'issuer' | 'subject' | 'userId'>): Promise<void> {
    await this.em.upsert(
      Identity,
      { issuer, subject, userId, createdAt: new Date() },
      { onConflictAction: 'ignore', disableIdentityMap: true },
    );
  }

  async hasAny(userId: string): Promise<boolean> {
    return (await this.em.count(Identity, { userId })) > 0;
  }

  /**
   * Unlinks all Google accounts from an account. This is called when the password changes, because the person may want
   * to lock out somebody who has linked a Google account. A Google account with the person's own confirmed address is
   * linked again when it next signs in.
   */
  async unlinkAll(userId: string): Promise<void> {
    await this.em.nativeDelete(Identity, { userId });
  }
}
