import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CONFIRM_REPEAT, TOKEN_LIFE, type TokenPurpose } from '../../contract/limits.js';
import { hashToken, newToken } from '../../platform/crypto/secret-token.js';

const RETIRE = 'update account_tokens set expires_at = now() where user_id = ? and purpose = ? and used_at is null and expires_at > now()';

/** A link that was just spent. `wentTo`: whether it was mailed to this address; null when it is too old to tell. */
export interface Spent { userId: string; wentTo: (address: string) => boolean | null }

/** One-time links: minted by the workers that mail them, spent by the person who got the mail. */
@Injectable()
export class AccountTokens {
  constructor(private readonly em: EntityManager) {}

  /**
   * Makes a link's secret for a mail to this address; older unused ones of the same purpose stop working. Commits at once, whatever transaction
   * the caller is in: the mail with the link may arrive before that one ends.
   */
  async mint(userId: string, purpose: TokenPurpose, address: string): Promise<string> {
    const token = newToken();
    await this.em.fork().transactional(async (em) => {
      await em.execute(RETIRE, [userId, purpose]);
      await em.execute(
        `insert into account_tokens (id, user_id, purpose, hash, address_hash, created_at, expires_at)
         values (?, ?, ?, ?, ?, now(), now() + make_interval(secs => ?))`,
        [randomUUID(), userId, purpose, hashToken(token), hashToken(address), TOKEN_LIFE[purpose]],
      );
    });
    return token;
  }

  /** Spends the link: of two who try at once exactly one gets it, everybody else null. What it proves is up to `wentTo`. */
  async spend(token: string, purpose: TokenPurpose): Promise<Spent | null> {
    const [won] = await this.em.execute<{ user_id: string; address_hash: Buffer | null }[]>(
      `update account_tokens set used_at = now()
       where hash = ? and purpose = ? and used_at is null and expires_at > now() returning user_id, address_hash`,
      [hashToken(token), purpose],
    );
    return won ? { userId: won.user_id, wentTo: (address) => won.address_hash && hashToken(address).equals(won.address_hash) } : null;
  }

  /** Whose living link this is, without spending it. */
  async find(token: string, purpose: TokenPurpose): Promise<string | null> {
    const [found] = await this.em.execute<{ user_id: string }[]>(
      'select user_id from account_tokens where hash = ? and purpose = ? and used_at is null and expires_at > now()',
      [hashToken(token), purpose],
    );
    return found?.user_id ?? null;
  }

  /** Whether this link was spent so lately that its owner may simply have followed it again. */
  async wasJustSpent(token: string, purpose: TokenPurpose): Promise<boolean> {
    const found = await this.em.execute(
      'select 1 from account_tokens where hash = ? and purpose = ? and used_at > now() - make_interval(secs => ?)',
      [hashToken(token), purpose, CONFIRM_REPEAT],
    );
    return found.length > 0;
  }

  /** Unused links of this purpose stop working. */
  async retire(userId: string, purpose: TokenPurpose): Promise<void> {
    await this.em.execute(RETIRE, [userId, purpose]);
  }

  /**
   * Every unused link of a person stops working, and an address change that waits is dropped. For each change of
   * password or address: whoever asked for those may be the one it is to keep out. Part of the caller's transaction.
   */
  async retireAll(userId: string): Promise<void> {
    await this.em.execute('update account_tokens set expires_at = now() where user_id = ? and used_at is null and expires_at > now()', [userId]);
    await this.em.execute('delete from email_changes where user_id = ?', [userId]);
  }
}
