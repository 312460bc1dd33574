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
   * Unlinks all Google accounts from an account. It is called when the password changes, in case a stranger has linked
   * a Google account. A Google account with the confirmed email address of the person is linked again the next time it
   * signs in.
   */
  async unlinkAll(userId: string): Promise<void> {
    await this.em.nativeDelete(Identity, { userId });
  }
}
