import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BelongsToUser } from '../../users/index.js';

@Entity({ tableName: 'identities' })
@Index({ name: 'identities_user', properties: ['userId'] })
export class Identity {
  @PrimaryKey({ type: 'text' })
  issuer!: string;

  @PrimaryKey({ type: 'text' })
  subject!: string;

  @BelongsToUser()
  userId!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();
}

@Injectable()
export class IdentityRepository {
  constructor(private readonly em: EntityManager) {}

  async ownerOf({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Promise<string | null> {
    const identity = await this.em.findOne(Identity, { issuer, subject });
    return identity?.userId ?? null;
  }

  /** In the caller's transaction. A Google account that is already linked is left unchanged. */
  async link({ issuer, subject, userId }: Pick<Identity, 'issuer' | 'subject' | 'userId'>): Promise<void> {
    await this.em.upsert(
      Identity,
      { issuer, subject, userId, createdAt: new Date() },
      { onConflictAction: 'ignore', disableIdentityMap: true },
    );
  }

  /** Returns whether an account of this site is linked to a Google account other than this one. */
  async hasOther({ issuer, subject, userId }: Pick<Identity, 'issuer' | 'subject' | 'userId'>): Promise<boolean> {
    return (await this.em.count(Identity, { userId, $not: { issuer, subject } })) > 0;
  }

  async hasAny(userId: string): Promise<boolean> {
    return (await this.em.count(Identity, { userId })) > 0;
  }

  /**
   * Unlinks all Google accounts from an account of this site. A password reset calls this method, because a stranger
   * may have linked a Google account. A Google account that has the confirmed email address of the person is linked
   * again when the person next signs in with it.
   */
  async unlinkAll(userId: string): Promise<void> {
    await this.em.nativeDelete(Identity, { userId });
  }
}
