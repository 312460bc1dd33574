import { createHmac, randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIRM_REPEAT, TOKEN_LIFE, type TokenPurpose } from '#contract/limits/sessions.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { derivedKey, hashToken } from '#platform/crypto/cipher.js';
import { now, secondsAgo, secondsAhead } from '#platform/database/time.js';
import { AccountToken, RequestedEmail } from './account-token.entity.js';

const usable = () => ({ usedAt: null, expiresAt: { $gt: now() } });

export interface MailedLink {
  userId: string;
  wasSentTo: (address: string) => boolean | null;
}

const toLink = ({ userId, addressHash }: AccountToken): MailedLink => ({
  userId,
  wasSentTo: (address) => addressHash && hashToken(address).equals(addressHash),
});

/** Creates and checks the one-time links in emails. A link is created by the worker that sends the email. */
@Injectable()
export class AccountTokens {
  private readonly key: Buffer;

  constructor(
    private readonly em: EntityManager,
    @Inject(CONFIG) config: Pick<Config, 'sessionSecret'>,
  ) {
    this.key = derivedKey(config.sessionSecret, 'mailed links');
  }

  /**
   * Creates a one-time link for an email and returns the link's secret. The secret is computed from the id of the event
   * that causes the email, so that a repeated email contains the same link. Older unused links for the same purpose
   * stop working, except for links that confirm an address. The link is committed immediately, because the email may
   * arrive before the caller's transaction ends.
   */
  async create(userId: string, purpose: TokenPurpose, address: string, eventId: string): Promise<string> {
    const parts = [eventId, userId, purpose, address];
    const token = createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('base64url');
    await this.em.fork().transactional(async (em) => {
      const hashes = { hash: hashToken(token), addressHash: hashToken(address) };
      const times = { createdAt: now(), expiresAt: secondsAhead(TOKEN_LIFE[purpose]) };
      const link = { id: randomUUID(), userId, purpose, ...hashes, ...times };
      const added = await em.createQueryBuilder(AccountToken).insert(link).onConflict('hash').ignore().execute('run');
      if (added.affectedRows > 0 && purpose !== 'confirm')
        await em.nativeUpdate(
          AccountToken,
          { ...usable(), userId, purpose, hash: { $ne: hashes.hash } },
          { expiresAt: now() },
        );
    });
    return token;
  }

  /**
   * Marks an emailed link as used and returns it. Returns null if the link does not exist or can no longer be used. If
   * two requests try to use the same link at the same time, only one of them gets the link, and the other one gets
   * null. The caller must check the email address with `wasSentTo`.
   */
  async use(token: string, purpose: TokenPurpose): Promise<MailedLink | null> {
    const used = await this.em.nativeUpdate(
      AccountToken,
      { ...usable(), hash: hashToken(token), purpose },
      { usedAt: now() },
    );
    return used === 1 ? this.findAny(token, purpose) : null;
  }

  /** Even if it is used or expired. Null if it was never created or has been deleted. */
  async findAny(token: string, purpose: TokenPurpose): Promise<MailedLink | null> {
    const found = await this.em.findOne(AccountToken, { hash: hashToken(token), purpose });
    return found && toLink(found);
  }

  /** The id of its account, without using it up. Null if it can no longer be used. */
  async find(token: string, purpose: TokenPurpose): Promise<string | null> {
    const found = await this.em.findOne(AccountToken, { ...usable(), hash: hashToken(token), purpose });
    return found?.userId ?? null;
  }

  /** Returns which of the given people have an emailed link that still works, as a set of their ids. */
  async listHolders(userIds: readonly string[]): Promise<Set<string>> {
    const found = await this.em.find(
      AccountToken,
      { ...usable(), userId: { $in: [...userIds] } },
      { fields: ['userId'] },
    );
    return new Set(found.map(({ userId }) => userId));
  }

  /** Whoever opens a link again within a day has probably opened it twice by mistake. */
  async wasJustUsed(token: string, purpose: TokenPurpose): Promise<boolean> {
    const lately = { usedAt: { $gt: secondsAgo(CONFIRM_REPEAT) } };
    return (await this.em.count(AccountToken, { ...lately, hash: hashToken(token), purpose })) > 0;
  }

  async retire(userId: string, purpose: TokenPurpose): Promise<void> {
    await this.em.nativeUpdate(AccountToken, { ...usable(), userId, purpose }, { expiresAt: now() });
  }

  /**
   * Invalidates all unused emailed links of a person and cancels a pending change of email address, in the caller's
   * transaction. Callers do this when the password or the address changes, because someone other than the owner may
   * have requested the links.
   */
  async retireAll(userId: string): Promise<void> {
    await this.em.nativeUpdate(AccountToken, { ...usable(), userId }, { expiresAt: now() });
    await this.em.nativeDelete(RequestedEmail, { userId });
  }
}
