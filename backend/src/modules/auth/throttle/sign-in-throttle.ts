import { createHmac, timingSafeEqual } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { KNOWN_DEVICE, SIGN_IN_THROTTLE } from '#contract/limits/sessions.js';
import { CONFIG, type Config } from '#platform/config/config.js';
import { newToken } from '#platform/crypto/cipher.js';
import { AppError } from '#platform/errors/app-error.js';

/** Clock for tests. Without one, it is that of the database, which all processes share. */
export const SIGN_IN_CLOCK = Symbol('SIGN_IN_CLOCK');

/** Kinds of secrets that someone could try to guess. Attempts at each kind are counted separately. */
export type GuessKind = 'sign-in tries' | 'own password' | 'second step';

const { free, capSeconds, forgetAfter, notifyFrom, notifyEvery } = SIGN_IN_THROTTLE;
/** The parameter is a test's clock, or null for the clock of the database. */
const NOW = 'coalesce(?::timestamptz, now())';

/**
 * An account that has signed in from a browser before. A cookie of the browser contains a token that proves the earlier
 * sign-in. The token becomes invalid when `passwordHash` changes, or after `KNOWN_DEVICE.tries` wrong passwords in a
 * row.
 */
export interface DeviceOwner {
  email: string;
  passwordHash: string | null;
  knownBrowserTries: number;
}

/**
 * Slows down attempts to guess the password or the codes of an account, even if the attempts come from many network
 * addresses. After five attempts without a delay, each delay is twice as long as the previous one, up to a maximum.
 * Attempts for addresses without an account are counted too. A browser from which the account has signed in before is
 * exempt at sign-in for a limited number of wrong passwords, so that strangers cannot lock the owner out. Raw SQL is
 * used, because counting and comparing must be a single atomic step.
 */
@Injectable()
export class SignInThrottle {
  private readonly freeTries: number;

  constructor(
    private readonly em: EntityManager,
    @Inject(CONFIG) private readonly config: Config,
    @Optional() @Inject(SIGN_IN_CLOCK) private readonly clock?: () => Date,
  ) {
    this.freeTries = free * config.rateLimitFactor;
  }

  /**
   * Counts an attempt before the password or code is checked. `account` is the email address at sign-in, and otherwise
   * the id of the account. Throws `request.tooMany`, with the number of seconds to wait. If the last attempt is
   * recorded more than a minute in the future, the clock has been set back, so the new attempt is counted without a
   * wait. Smaller differences can result from overlapping transactions.
   */
  async take(account: string, kind: GuessKind = 'sign-in tries'): Promise<void> {
    const key = this.keyOf(account, kind);
    const counted = await this.em.execute(
      `insert into sign_in_tries (account, tries, last_at) values (?, 1, ${NOW})
       on conflict (account) do update set last_at = excluded.last_at,
         tries = case when sign_in_tries.last_at < excluded.last_at - make_interval(secs => ?) then 1
           else sign_in_tries.tries + 1 end
       where sign_in_tries.tries < ? or sign_in_tries.last_at
         + make_interval(secs => least(power(2, least(sign_in_tries.tries - ?, 20)), ?)) <= excluded.last_at
         or sign_in_tries.last_at > excluded.last_at + interval '1 minute'
       returning tries`,
      [key, this.now(), forgetAfter, this.freeTries, this.freeTries, capSeconds],
    );
    if (counted.length > 0) return;
    const [row] = await this.em.execute<{ wait: number }[]>(
      `select ceil(extract(epoch from
         last_at + make_interval(secs => least(power(2, least(tries - ?, 20)), ?)) - ${NOW}))::int as wait
       from sign_in_tries where account = ?`,
      [this.freeTries, capSeconds, this.now(), key],
    );
    throw new AppError('request.tooMany', { retryAfter: Math.max(1, row?.wait ?? 1) });
  }

  /** After a correct password or code, and after a password reset. */
  async clear(account: string, kind: GuessKind = 'sign-in tries'): Promise<void> {
    await this.em.execute('delete from sign_in_tries where account = ?', [this.keyOf(account, kind)]);
  }

  /** At most once a day, after at least `notifyFrom` attempts. Records the current time if so. */
  async shouldNotifyOwner(email: string): Promise<boolean> {
    const notified = await this.em.execute(
      `update sign_in_tries set notified_at = ${NOW} where account = ? and tries >= ?
         and (notified_at is null or notified_at < ${NOW} - make_interval(secs => ?)) returning 1`,
      [
        this.now(),
        this.keyOf(email, 'sign-in tries'),
        notifyFrom * this.config.rateLimitFactor,
        this.now(),
        notifyEvery,
      ],
    );
    return notified.length > 0;
  }

  /** Proves this sign-in without revealing the account, until the password changes. */
  newDeviceToken(owner: DeviceOwner): string {
    const nonce = newToken().slice(0, 16);
    return `${nonce}.${this.sign(owner, nonce)}`;
  }

  isKnownDevice(owner: DeviceOwner, deviceTokens: readonly string[]): boolean {
    return deviceTokens.some((token) => {
      const [nonce = '', signature = ''] = token.split('.');
      const right = Buffer.from(this.sign(owner, nonce));
      const given = Buffer.from(signature);
      return right.length === given.length && timingSafeEqual(right, given);
    });
  }

  /** False if the browsers known so far have used up their attempts and are forgotten. */
  async takeKnownDevice(id: string, { knownBrowserTries }: Pick<DeviceOwner, 'knownBrowserTries'>): Promise<boolean> {
    const counted = await this.em.execute(
      `update users set known_browser_tries = known_browser_tries + 1
       where id = ? and known_browser_tries / ? = ? returning 1`,
      [id, KNOWN_DEVICE.tries, roundOf(knownBrowserTries)],
    );
    return counted.length > 0;
  }

  /** Resets the count of attempts from known browsers after a correct password. Forgotten browsers stay forgotten. */
  async clearKnownDevice(id: string): Promise<void> {
    await this.em.execute(
      `update users set known_browser_tries = known_browser_tries - known_browser_tries % ?
       where id = ? and known_browser_tries % ? > 0`,
      [KNOWN_DEVICE.tries, id, KNOWN_DEVICE.tries],
    );
  }

  private now(): Date | null {
    return this.clock?.() ?? null;
  }

  private sign({ email, passwordHash, knownBrowserTries }: DeviceOwner, nonce: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`known device\n${email}\n${passwordHash ?? ''}\n${roundOf(knownBrowserTries)}\n${nonce}`)
      .digest('base64url');
  }

  private keyOf(account: string, kind: GuessKind): Buffer {
    return createHmac('sha256', this.config.sessionSecret).update(`${kind}\n${account}`).digest();
  }
}

/** Number of times that the known browsers of an account have been forgotten. */
const roundOf = (knownBrowserTries: number): number => Math.floor(knownBrowserTries / KNOWN_DEVICE.tries);
